-- Finished games that somebody wants looked through: what was found so far, part by part. It can be thrown away.

create table analyses (
    table_id bigint primary key,
    stamp bytea not null,             -- of rules, moves and way of analysing: another one, and it is asked anew
    asked_at timestamptz not null default now(),
    parts int not null,               -- of which it consists; about so many, until somebody has begun
    done int not null default 0,
    found bytea not null default '',  -- what came of those that are done
    tries smallint not null default 0,-- by workers, since one of them got on
    holder bigint,                    -- who works at it
    due timestamptz default now()     -- when a worker may take it; null: it has ended
);
create index analyses_due on analyses (due) where due is not null;
