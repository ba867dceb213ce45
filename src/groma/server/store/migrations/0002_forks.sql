-- A table may go on from a position of another one.

alter table tables
    add column start bytea,           -- that position; null: the table was dealt from its seed
    add column forked_from bigint;    -- where it was taken
