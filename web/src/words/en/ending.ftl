### The end of a game: arch, deed, places, picture to share.

ending-wins = wins with { $points } { $count ->
    [one] point
   *[other] points
}, { $lead } ahead
ending-wins-level = wins with { $points } { $count ->
    [one] point
   *[other] points
}
ending-shared = share the victory with { $points } { $count ->
    [one] point
   *[other] points
}
ending-names = { $one } & { $two }
ending-deed = The deed that decided it
ending-round = Round { $number }
ending-phase = Phase { $number }
ending-gain = { $when }: { $gain }
ending-behind-ahead = From { $before } behind { $rival } to { $after } ahead{ $left ->
    [0] , in the last round.
    [1] , one round before the end.
   *[other] .
}
ending-level-ahead = Level with { $rival } before, { $after } ahead after{ $left ->
    [0] , in the last round.
    [1] , one round before the end.
   *[other] .
}
ending-led = In front for good
ending-led-round = Led from round { $number }
ending-led-phase = Led from phase { $number }
ending-led-always = Led from the beginning
ending-led-about = Since then nobody was ahead of { $name }.
ending-level = Level to the end
ending-level-shared = The same points, the same place: the victory is shared.
ending-level-broken = The same points: what the rules say about ties decided.
ending-won-by = The difference to { $name }
ending-places = Places
ending-behind = { $points } behind
ending-behind-level = level on points
ending-well-built = Well built, { $name }.
ending-well-shared = Well built together.
ending-you-are = { $place ->
    [2] Second
    [3] Third
    [4] Fourth
   *[other] Fifth
}, { $points } behind.
ending-you-level = { $place ->
    [2] Second
    [3] Third
    [4] Fourth
   *[other] Fifth
}, level on points.
ending-again-about = Once more, with the same at the table?
ending-new-about = Another game, another table?
ending-over = It is over
ending-share = Share the picture
ending-share-busy = Drawing …
ending-share-saved = The picture is among your downloads.
ending-share-lost = The picture could not be drawn.
ending-share-title = { $game }: { $result }
ending-board = Board
ending-replay = Replay
ending-records = Log and chat

sound-question = Sounds on? They are quiet, and a horn when it is your turn.
sound-yes = Yes, please
sound-no = No
ending-costliest = Your costliest move
ending-costliest-coming = { $done ->
    [0] Waits for a free moment
   *[other] Being worked out: { $done } of { $of }
}
ending-costliest-show = Show it
