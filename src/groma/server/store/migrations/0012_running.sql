-- The tables that run, for who lets all of them pause.

drop index concurrently if exists tables_running;
create index concurrently tables_running on tables (id) where status = 1;
