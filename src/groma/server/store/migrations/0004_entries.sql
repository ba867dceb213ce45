-- A table is its entries, the first of them what table it is. Its row and its seats are an index,
-- made of them. No entry holds a name or a text that somebody wrote: those are looked up.

alter table moves rename to entries;
alter index moves_pkey rename to entries_pkey;
alter trigger moves_are_append_only on entries rename to entries_are_append_only;
alter trigger moves_are_never_emptied on entries rename to entries_are_never_emptied;
alter table entries disable trigger user;
alter table entries add column facts jsonb;   -- what kind, value and seat do not say

create table titles (
    table_id bigint primary key,
    title text not null
);
insert into titles (table_id, title) select id, title from tables where title <> '';

-- What players add to the seed.
create table words (
    table_id bigint not null,
    seat smallint not null,
    word text not null,
    primary key (table_id, seat)
);
insert into words (table_id, seat, word) select table_id, seat, word from seats where word <> '';

-- After whom a seat is called: a person, or a bot by its own name.
alter table seats
    add column called bigint,
    add column bot_name text not null default '';
update seats s set called = coalesce(s.person, (
    select e.person from entries e
    where e.table_id = s.table_id and e.seat = s.seat and e.kind = 8 and e.value = 1
    order by e.seq desc limit 1
))
where person is not null or away;
update seats set bot_name = name where called is null;

-- Which bot took a seat: of those that still play one it is known, the others had the usual one.
update entries e set facts = jsonb_build_object('is', 'bot', 'bot', coalesce((
    select s.bot from seats s where s.table_id = e.table_id and s.seat = e.seat and s.away
), 'greedy'))
where e.kind = 8;

-- From what was dealt: the secret, and after it every word with its length.
update entries e set facts = jsonb_build_object('is', 'deal', 'key', encode(sha256(
    t.seed || coalesce((
        select string_agg(
            int4send(octet_length(convert_to(s.word, 'UTF8'))) || convert_to(s.word, 'UTF8'),
            ''::bytea order by s.seat
        )
        from seats s where s.table_id = t.id
    ), ''::bytea)
), 'base64'))
from tables t where t.id = e.table_id and e.kind = 7;

-- What table it is. Who sits at a table when it is opened is its host; a seat where somebody sat
-- down first was free.
insert into entries (table_id, seq, kind, value, person, at, facts)
select t.id, 0, 12, 0, t.host, t.created_at, jsonb_build_object(
    'is', 'open',
    'game', t.game,
    'rules', t.rules,
    'settings', to_jsonb(t.settings),
    'seats', (
        select jsonb_agg(case
            when f.kind = 5 then jsonb_build_object('person', null)
            when f.kind is not null then jsonb_build_object('person', t.host)
            when s.called is null and s.bot is not null
                then jsonb_build_object('bot', s.bot, 'called', s.bot_name)
            else jsonb_build_object('person', s.person)
        end order by s.seat)
        from seats s left join lateral (
            select e.kind from entries e
            where e.table_id = s.table_id and e.seat = s.seat and e.kind in (5, 6, 8, 9, 10)
            order by e.seq limit 1
        ) f on true
        where s.table_id = t.id
    ),
    'seed', replace(encode(t.seed, 'base64'), E'\n', ''),
    'clock', case when t.bank is not null then jsonb_build_object(
        'allowance', t.allowance, 'bank', t.bank, 'increment', t.increment
    ) end,
    'hidden', t.hidden,
    'worded', t.worded,
    'start', replace(encode(t.start, 'base64'), E'\n', ''),
    'forked_from', t.forked_from,
    'example', t.example
)
from tables t;

-- Who was reminded, is not reminded again.
insert into entries (table_id, seq, kind, value, seat, at)
select id, seq + 1, 13, 0, turn, now() from tables where reminded and status = 1;
update tables set seq = seq + 1 where reminded and status = 1;

-- When a table was called off, is told by its entry.
update tables t set ended_at = e.at from entries e
where t.status = 3 and e.table_id = t.id and e.kind = 11;

alter table entries enable trigger user;
alter table entries drop column name;
alter table seats drop column name, drop column word;
alter table tables
    drop column settings, drop column players, drop column title, drop column worded,
    drop column seed, drop column since, drop column reminded, drop column banks,
    drop column start, drop column forked_from, drop column example;
-- The row of a table can be thrown away and made again: nothing hangs on it.
alter table seats drop constraint seats_table_id_fkey;
alter table invitations drop constraint invitations_table_id_fkey;
alter table chat drop constraint chat_table_id_fkey;
