### The frame of the page.

app-name = Groma
page-title = { $page } · Groma

skip = Skip to the content
nav = Pages
nav-home = Groma, home
nav-games = Games
nav-lobby = Open tables
nav-mine = My tables
nav-desk = Desk
nav-account = Account
nav-about = About Groma
nav-rules = Rules
nav-here = Several at one screen
nav-together = At one screen
nav-archive = Archive
nav-offline = Offline
nav-api = For programs (API)
nav-imprint = Imprint
nav-privacy = Privacy
your-turns = { $count ->
    [one] your turn at 1 table
   *[other] your turn at { $count } tables
}
switch-language = Auf Deutsch weiterlesen
switch-language-title = Deutsch
switch-light = Light theme
switch-dark = Dark theme
footer-unofficial = Groma is unofficial and free. The games' names belong to their owners; drawings, words and code are ours.

page-not-loaded = This page could not be loaded. The connection may be gone, or Groma has been renewed meanwhile.
try-again = Try again
trouble-line = No connection to the server.
trouble-home = No answer from the games on this device.
trouble-server = The server could not answer. Please try again in a moment.
trouble-page = Something went wrong on this page.
waiting = One moment …

told-news = Announcements
told-all = Read it all
told-fold = Fold
told-closed = The server is being worked on: all tables pause, and no clock runs.
told-closed-until = Play is likely to go on { $when }.
standing-silence = You may not write anything here, { $until }.
standing-ban = You are banned, { $until }.
standing-until = until { $when }
standing-for-good = for good
standing-more = Why, and what you can do
