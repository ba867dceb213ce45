"""The API of whoever runs the server."""
