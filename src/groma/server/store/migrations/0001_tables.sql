-- People, tables, and everything that ever happened at a table.

create table people (
    id bigint primary key,
    name text not null,
    account text unique,              -- the name folded to lower case; null: a guest
    password text,                    -- argon2; null: a guest
    lang text not null default 'en',
    created_at timestamptz not null default now()
);

-- Whoever may act as a person: a browser that logged in, or a personal token for a program.
create table logins (
    token bytea primary key,          -- sha256 of what the browser or the program holds
    person bigint not null references people,
    label text,                       -- null: a browser
    id bigint not null unique,        -- to name it without the token
    created_at timestamptz not null default now(),
    expires_at timestamptz not null,
    revoked_at timestamptz
);
create index logins_of_person on logins (person);

create table tables (
    id bigint primary key,
    game text not null,
    rules int not null,               -- a table ends under the rules it began with
    settings smallint[] not null,
    players smallint not null,
    title text not null default '',
    host bigint not null references people,
    hidden boolean not null default false,   -- not listed; only its people and the invited see it
    worded boolean not null default false,   -- each player adds a word to the seed
    allowance int,                    -- the clock, in seconds: for each turn, ...
    bank int,                         -- ... beside it for the whole game, ...
    increment int,                    -- ... and added after each turn; all null: no clock
    seed bytea not null,
    status smallint not null default 0,      -- 0 gathering, 1 running, 2 over, 3 closed
    seq int not null default 0,       -- entries so far: who writes number n saw n - 1
    turn smallint,                    -- the seat that decides
    since timestamptz,                -- when its turn began
    deadline timestamptz,             -- when its time is up
    reminded boolean not null default false,
    banks bigint[] not null default '{}',    -- milliseconds left, by seat
    due timestamptz,                  -- when a worker must look: at once for a bot, else rounded up
    created_at timestamptz not null default now(),
    ended_at timestamptz
) with (fillfactor = 80);

-- The only index on something that moves change. `due` is null where no bot and no clock plays,
-- and rounded where a clock does, so that most updates stay heap-only.
create index tables_due on tables (due) where due is not null;
create index tables_hosted on tables (host) where status = 0;
create index tables_listed on tables (status, id desc) where not hidden;

create table seats (
    table_id bigint not null references tables,
    seat smallint not null,
    person bigint references people,  -- whose it is
    bot text,                         -- the bot that plays it
    away boolean not null default false,     -- the bot stands in for its owner, or for one who left
    name text not null default '',
    word text not null default '',    -- added to the seed
    primary key (table_id, seat)
);
create index seats_of_person on seats (person, table_id);

-- Append only. Whatever happens at a table is an entry, taking back is one too.
create table moves (
    table_id bigint not null,
    seq int not null,
    kind smallint not null,           -- 0 a move; the others: groma/server/entries.py
    value int not null,
    seat smallint,
    person bigint,                    -- who did it; null: a bot, or the clock
    name text,                        -- as shown then
    key uuid,                         -- what a client repeats if the answer was lost
    at timestamptz not null,
    primary key (table_id, seq)
);
create function refuse() returns trigger language plpgsql as $$
begin
    raise exception 'entries of a table are never changed and never deleted';
end $$;
create trigger moves_are_append_only before update or delete on moves
    for each statement execute function refuse();
create trigger moves_are_never_emptied before truncate on moves
    for each statement execute function refuse();

-- The newest state, so that a new build can be compared with the one that played.
create table snapshots (
    table_id bigint primary key,
    seq int not null,
    state bytea not null
);

create table invitations (
    token bytea primary key,          -- sha256
    table_id bigint not null references tables,
    seat smallint,                    -- null: any free one
    person bigint not null references people,  -- who invites
    created_at timestamptz not null default now(),
    expires_at timestamptz not null
);

-- What somebody is to be told; a move writes it, a worker takes it.
create table outbox (
    id bigint generated always as identity primary key,
    table_id bigint not null,
    seq int not null,
    kind text not null,               -- turn, reminder, stand-in, over, confirm
    person bigint not null references people,
    channel bigint,                   -- null: all of the person's that are confirmed
    at timestamptz not null default now()
);

create table chat (
    id bigint generated always as identity primary key,
    table_id bigint not null references tables,
    person bigint not null references people,
    name text not null,
    text text not null,
    at timestamptz not null default now()
);
create index chat_of_table on chat (table_id, id);

create table mutes (
    person bigint not null references people,  -- who does not want to read ...
    muted bigint not null references people,   -- ... whom
    primary key (person, muted)
);

-- Where somebody wants to be told.
create table channels (
    id bigint primary key,
    person bigint not null references people,
    kind text not null,               -- mail, push, webhook
    address text not null,            -- mail address, subscription as JSON, URL
    template text not null default '',
    code text,                        -- what its owner must tell us first; null: it is confirmed
    created_at timestamptz not null default now()
);
create index channels_of_person on channels (person);
