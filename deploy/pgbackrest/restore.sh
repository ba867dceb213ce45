#!/usr/bin/env bash
# Sets the database back to a moment: restore.sh '2026-11-18 20:15:00+00'. As the user postgres, with PostgreSQL and all of
# Groma stopped; what happened later is gone, so keep a copy of the data folder until all is well.
# Afterwards start PostgreSQL, then `groma check-tables`, then Groma.
set -euo pipefail
moment=$1
pgbackrest --stanza=groma --delta --type=time --target="$moment" --target-action=promote restore
