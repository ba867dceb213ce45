"""Notices: telling people elsewhere what happens at their tables, by mail, push or webhook."""
