-- Whoever runs the server: who they are, what they did, whom they cut off, what they tell everybody.

create table operators (
    person bigint primary key references people,
    at timestamptz not null default now()
);

-- What operators did. Numbers stay when people leave, names do not: they are looked up.
create table audit (
    id bigint generated always as identity primary key,
    at timestamptz not null default now(),
    operator bigint,                  -- null: at the command line
    act text not null,
    person bigint,                    -- to whom, ...
    table_id bigint,                  -- ... and where
    facts jsonb not null default '{}',-- what else there is to know, as text
    reason text not null
);
create index audit_of_person on audit (person, id) where person is not null;
create index audit_of_table on audit (table_id, id) where table_id is not null;

create function refuse_to_change_audit() returns trigger language plpgsql as $$
begin
    raise exception 'the audit is append-only';
end $$;
create trigger audit_is_append_only before update or delete on audit
    for each statement execute function refuse_to_change_audit();
create trigger audit_is_never_emptied before truncate on audit
    for each statement execute function refuse_to_change_audit();

-- What somebody may not do for a while: speak (silence), or anything at all (ban).
create table sanctions (
    id bigint generated always as identity primary key,
    person bigint not null references people,
    kind text not null,
    reason text not null,
    at timestamptz not null default now(),
    until timestamptz,                -- null: for good
    lifted_at timestamptz
);
create index sanctions_of_person on sanctions (person);

-- Why it should not hold, by whom it is against; one for each.
create table appeals (
    id bigint generated always as identity primary key,
    sanction bigint not null unique references sanctions on delete cascade,
    text text not null,
    at timestamptz not null default now(),
    closed_at timestamptz,
    answer text not null default ''
);

alter table reports
    add column against bigint,        -- who said most of it; the number stays, as in the audit
    add column closed_at timestamptz,
    add column answer text not null default '',    -- what came of it
    add column closing text not null default '';   -- and why
update reports r set against = (
    select c.person from chat c where c.id = any(r.lines)
    group by c.person order by count(*) desc, min(c.id) limit 1
);
create index reports_open on reports (id) where closed_at is null;
create index reports_against on reports (against) where against is not null;

-- What everybody is told for a while.
create table announcements (
    id bigint generated always as identity primary key,
    de text not null,
    en text not null,
    at timestamptz not null default now(),
    ends timestamptz not null
);

-- While the server is worked on: a row, and all tables pause.
create table closed (
    one boolean primary key default true check (one),
    since timestamptz not null default now(),
    until timestamptz                 -- about
);
create index tables_running on tables (id) where status = 1;

-- Tables that a worker has let pause for it; one that paused before stays so.
create table rests (
    table_id bigint primary key
);

-- Whoever runs the server looks at a hidden table, for some hours, and never with a seat's eyes.
create table looks (
    person bigint not null references people,
    table_id bigint not null,
    until timestamptz not null,
    primary key (person, table_id)
);

-- Who came to the end of a budget; of an address only that it was one.
create table hits (
    day date not null default current_date,
    kind text not null,
    by text not null,
    whose bytea not null,             -- keyed hash
    person bigint references people,
    times int not null default 1,
    since timestamptz not null default now(),
    last timestamptz not null default now(),
    primary key (day, kind, by, whose)
);
create index hits_of_person on hits (person) where person is not null;

-- How many streams were open, every ten minutes.
create table streams_open (
    at timestamptz primary key,
    count int not null
);

-- Of a chore that can fail: whether it went well, and when it last did.
alter table chores
    add column good boolean,
    add column well_at timestamptz;
