### The automatic board. What games and their things are called stands in the words of the games.

auto-choices = Your choices
auto-field = Where to
auto-at-best = up to { $points }
auto-hidden = Face down
auto-common = On the table
