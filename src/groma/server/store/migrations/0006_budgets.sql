-- What was spent of the budgets that all processes count together.

-- Not logged: after a crash everybody may begin anew, and a count costs no wait for the disk.
create unlogged table spent (
    key bytea primary key,            -- a kind and who: a keyed hash, so that no address is kept
    until timestamptz not null        -- when all of it is there again; then the row can go
) with (fillfactor = 80);
