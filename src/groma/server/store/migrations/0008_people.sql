-- How somebody plays, made of the entries of tables that ended; it can be thrown away.

alter table tables
    add column reckoned boolean not null default false;  -- whether its results are known
-- What is to be reckoned: an end that was not, or was and has been taken back.
create index tables_to_reckon on tables (id) where (status >= 2) <> reckoned;

create table results (
    table_id bigint not null,
    person bigint not null references people,
    game text not null,
    players smallint not null,
    slow boolean not null,            -- turns might take days
    won boolean not null,
    finished boolean not null,        -- neither gave up nor was late at the end
    seconds double precision,         -- the median of a turn; null: it had none
    ended_at timestamptz not null,
    primary key (person, table_id)
);
create index results_of_table on results (table_id);

-- What the lobby asks for; newer games count more, so nothing here changes with time alone.
create table standings (
    person bigint primary key references people,
    games int not null,
    finished double precision not null,   -- the share of games
    live_seconds double precision,    -- the median of a turn where people sit at the table, ...
    slow_seconds double precision     -- ... and where turns may take days
);

-- Whom somebody does not want to read; blocked: nor to meet, and neither reads the other.
alter table mutes add column blocked boolean not null default false;
create index mutes_by_the_blocked on mutes (muted) where blocked;

-- What was said at a table and is not to be borne, for whoever runs the server. Of the lines there
-- are only the numbers: who deletes what they said, deletes it here, too.
create table reports (
    id bigint generated always as identity primary key,
    table_id bigint not null,
    person bigint not null references people,   -- who reports
    reason text not null,
    lines bigint[] not null,          -- of the chat
    at timestamptz not null default now()
);

-- When somebody was last at a table, so that who comes later learns it.
create table seen (
    table_id bigint not null,
    person bigint not null references people,
    at timestamptz not null,
    primary key (table_id, person)
);

-- A clock on which weekends do not count.
alter table tables add column weekend smallint;  -- minutes east of UTC where they are told

-- When somebody is away and their clocks stand still, where turns take days; and which tables have
-- been told: there it is an entry.
create table holidays (
    id bigint primary key,
    person bigint not null references people,
    begins timestamptz not null,
    ends timestamptz not null         -- not later than it begins: called off
);
create index holidays_of_person on holidays (person);
create table holidays_told (
    table_id bigint not null,
    holiday bigint not null references holidays on delete cascade,
    ends timestamptz not null,
    primary key (table_id, holiday)
);
