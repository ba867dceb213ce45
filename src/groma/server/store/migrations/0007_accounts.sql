-- Accounts that last: log-ins that are listed and end, names that nobody takes for one another, keys beside
-- passwords, and people who leave for good.

alter table people
    add column skeleton text,         -- what the name looks like; null: a guest, or not worked out yet
    add column left_at timestamptz;   -- since then nothing is known of the person but a pseudonym
create unique index people_skeleton on people (skeleton);

alter table logins
    add column browser text not null default '',       -- roughly, for the list of log-ins
    add column seen date not null default current_date,
    add column proved_at timestamptz; -- when its holder last showed a password or a passkey

-- Tries to get into an account: counted before the password is looked at.
create table attempts (
    key bytea primary key,            -- sha256 of the account, and of a browser that it knows
    tries int not null,
    at timestamptz not null default now()
);

-- Browsers that have been in an account before: strangers' tries do not slow them down.
create table devices (
    token bytea not null,             -- sha256
    person bigint not null references people,
    seen date not null default current_date,
    primary key (token, person)
);
create index devices_of_person on devices (person);

-- Asked for by mail: whoever holds one sets a new password, once.
create table resets (
    token bytea primary key,          -- sha256
    person bigint not null references people,
    expires_at timestamptz not null
);
create index resets_of_person on resets (person);

create table passkeys (
    credential bytea primary key,     -- as the browser's authenticator calls it
    id bigint not null unique,
    person bigint not null references people,
    public_key bytea not null,
    signs bigint not null,            -- how often it was used, if it counts
    label text not null,
    created_at timestamptz not null default now(),
    seen date not null default current_date
);
create index passkeys_of_person on passkeys (person);

create table challenges (
    challenge bytea primary key,      -- sha256
    person bigint references people,  -- null: whoever comes in with a passkey
    expires_at timestamptz not null
);

-- What is done once in a while by whichever worker is first.
create table chores (
    name text primary key,
    at timestamptz not null
);

-- By which all that is somebody's is found, when that person goes.
create index chat_of_person on chat (person);
create index invitations_of_person on invitations (person);
create index mutes_of_muted on mutes (muted);
create index outbox_of_person on outbox (person);
create index tables_of_host on tables (host);
create index logins_ended on logins (expires_at);
create index invitations_ended on invitations (expires_at);
