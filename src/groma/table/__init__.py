"""What a table is: no network, no database, no clock of its own."""
