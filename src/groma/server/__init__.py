"""Tables for people: HTTP, events, storage and jobs; it asks no game what it is."""
