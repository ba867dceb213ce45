"""What is stored: entries and tables in PostgreSQL, its migrations, backups and checks."""
