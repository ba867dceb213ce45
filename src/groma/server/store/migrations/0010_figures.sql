-- What every process counts, told to all: any node can show the figures of all of them.

-- Not logged: after a crash they are told again within seconds.
create unlogged table figures (
    process text primary key,         -- the machine's name and the process's number
    at timestamptz not null,          -- when it last told
    families bytea not null
) with (fillfactor = 80);
