"""Accounts: log-ins, passwords, passkeys, and leaving for good."""
