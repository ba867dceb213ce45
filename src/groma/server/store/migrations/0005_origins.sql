-- From where people came to the tables at which others sit, too: nobody is to sit there twice. Only
-- what cannot be read back is kept, for each table by itself, and no longer than a week after it.

create table keys (
    name text primary key,
    key bytea not null
);
insert into keys (name, key)
select 'origins', sha256(convert_to(gen_random_uuid()::text || gen_random_uuid()::text, 'UTF8'));

create table origins (
    table_id bigint not null,
    person bigint not null,
    origin bytea not null,            -- keyed hash of table and place
    primary key (table_id, person, origin)
);
