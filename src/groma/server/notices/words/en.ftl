# What people are told elsewhere. Facts: $name who reads it, $place the game and the table's title,
# $hours how many hours are left (0: no clock).

notice-place = { $game } ("{ $title }")
notice-footer = You get this because you asked to be told. You can end it on the site, among your notices.

# --- it is somebody's turn
notice-turn-subject = Your turn: { $place }
notice-turn-line = It is your turn in { $place }.
notice-turn-body =
    Hello { $name },

    it is your turn in { $place }.

# --- somebody's time is nearly up
notice-reminder-subject = Still your turn: { $place }
notice-reminder-line = { $hours ->
    [0] It is still your turn in { $place }.
    [one] It is still your turn in { $place }. About one hour is left.
   *[other] It is still your turn in { $place }. About { $hours } hours are left.
}
notice-reminder-body =
    Hello { $name },

    it is still your turn in { $place }.{ $hours ->
        [0] { "" }
        [one] { " " }About one hour is left; after that a bot plays for you.
       *[other] { " " }About { $hours } hours are left; after that a bot plays for you.
    }

# --- a bot has taken somebody's seat
notice-stand-in-subject = A bot plays for you: { $place }
notice-stand-in-line = Your time was up in { $place }: a bot plays for you until you come back.
notice-stand-in-body =
    Hello { $name },

    your time was up in { $place }, so a bot plays for you.
    You can take your seat back as long as nobody has taken it over.

# --- somebody asks for the seat of somebody who is away
notice-claim-subject = Somebody wants your seat: { $place }
notice-claim-line = Somebody wants to take over your seat in { $place }. Come back now, and it stays yours.
notice-claim-body =
    Hello { $name },

    a bot plays for you in { $place }, and somebody else asks for your seat.
    Come back now, and it stays yours.

# --- a game has ended
notice-over-subject = The game is over: { $place }
notice-over-line = The game is over: { $place }.
notice-over-body =
    Hello { $name },

    the game is over: { $place }.
    The score sheet is at the table.

# --- somebody gave this address; $code proves that it is theirs. A stranger may read this: not a
# word in it is theirs who asked.
notice-confirm-subject = Your code for Groma: { $code }
notice-confirm-line = Your code for Groma is { $code }.
notice-confirm-body =
    Somebody asked to be told of games at this address. If that was you, enter this code: { $code }
    If not, do nothing: no further mail will come.

# --- somebody has lost the password; whoever has $code sets a new one
notice-reset-subject = A new password for Groma
notice-reset-line = A new password for { $name } was asked for.
notice-reset-body =
    Hello { $name },

    somebody asked for a new password for your account. If that was you, set it within an hour, with the link
    below or on the page for it, with this code: { $code }
    If not, do nothing: your password stays as it is.
