"""Shapes: everything that goes over the wire, as it stands in the API's document."""
