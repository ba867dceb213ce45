### Several people before one screen.

here = One screen for all
here-lead = You sit together and pass one device around. Between two people everything is hidden.
here-new = New table at this screen
here-go-on = Go on
here-forget = Forget
here-forget-table = Forget the table of { $names }
here-game = Game
here-seats = Seats
here-seat = Seat { $letter }
here-name = Name
here-kind = Who plays seat { $letter }?
here-person = A person
here-add = Add a seat
here-remove = Remove seat { $letter }
here-lot = Draw lots for the order
here-start = Begin
here-starting = Setting the table …
here-need-name = Everybody needs a name.
here-need-person = At least one person must play.
here-twice = Two people have the same name.

here-hand-over = Hand the device to { $name }
here-hidden = Until then nothing of the game is shown.
here-i-am = I am { $name }
here-back = { $name } wants to look once more
here-pause = Go on later
here-plays = { $name } plays
here-turn-of = { $name } decides.
here-hand-on = Hand over to { $name }
here-coming = The table is being laid …
here-not-here = This table is not on this device.
