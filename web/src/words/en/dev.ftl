### The developer's table.

dev = All seats
dev-game = Game
dev-guests = Guests
dev-bots = Bots
dev-open = Open a table
dev-time = Time
dev-now = Now
dev-zoom = Size
dev-inspector = Inspector
dev-viewer = Viewer
dev-beside = Beside
dev-only-differences = Only differences
dev-differs = (differs)
