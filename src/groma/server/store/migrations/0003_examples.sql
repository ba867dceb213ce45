-- A table may begin with a worked example of the rules.

alter table tables
    add column example text;          -- its id; null: it was dealt, or went on from another table
