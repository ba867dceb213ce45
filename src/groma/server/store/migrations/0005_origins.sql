-- From where people came to the tables at which others sit, too: nobody is to sit there twice. Only
-- what cannot be read back is kept, for each table by itself, and no longer than a week after it.

-- With which what must not be read back is hashed: addresses are few, anybody could try them all.
create table keys (
    name text primary key,
    value bytea not null
);

create table origins (
    table_id bigint not null,
    person bigint not null references people,
    origin bytea not null,            -- keyed hash of table and place
    primary key (table_id, person, origin)
);
