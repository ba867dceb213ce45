"""The desk: what whoever runs the server does, each deed with its line in the audit."""
