### Play without the network: what is kept on this device, and where one plays.

offline-title = Play without the network
offline-lead = Groma can live on this device: its pages, its rules, its bots. Then you play in a train, on an island, or wherever there is no server.
offline-can = Against bots, several people at one screen, tutorials, puzzles, rules, replays, analyses: all of it works there. Friends elsewhere, the lobby and your account stay at the server.

offline-keep-title = On this device
offline-brings-pages = Pages, boards and pictures: { $size } MB
offline-brings-games = Rules, bots and what runs them: { $size } MB
offline-brings-all = Together { $size } MB over the line, once. On the device it takes { $unpacked } MB.
offline-keep = Keep for offline
offline-keeping = On its way: { $done } of { $of } MB
offline-cancel = Cancel
offline-cancelled = Stopped. What has come already stays for the next try.
offline-lack-line = { $count ->
    [one] One file did not come
   *[other] { $count } files did not come
}: the line broke. What has come already stays; try again when the line is better.
offline-lack-other = Groma was renewed meanwhile. Try again: only what is new has to come.
offline-lack-room = There is not enough room on this device. { $size } MB are needed.
offline-cannot = This browser cannot keep anything here. It needs a safe address (https) and no private window.
offline-kept = Groma is kept on this device. It works without any network.
offline-kept-version = Version { $build }, { $size } MB on this device.
offline-room = This site uses { $used } of this browser, of about { $all } that it may.
offline-persisted = The browser has promised not to throw it away.
offline-not-persisted = When room gets scarce, the browser may throw it away, tables and all. Save those you want to keep as a file.
offline-persist = Ask the browser to keep it
offline-persist-refused = The browser promises nothing yet. Most do so once a site has been installed or is visited often.
offline-newer = The server has a newer version. It comes by itself, and is used when you open Groma the next time.
offline-newer-now = Fetch it now
offline-newer-ready = The newer version is here. It is used when you open Groma the next time.
offline-remove = Remove from this device
offline-remove-sure = Remove it: yes
offline-remove-about = Your tables on this device stay. Without the network you cannot reach them until you keep Groma again.
offline-removed = Groma is not kept on this device any more.

offline-place-title = Where you play
offline-place-here = You play on this device. The server learns nothing of it, and nothing counts anywhere.
offline-place-server = You play at the server. You can also play on this device while the server is there: nothing of it leaves the device.
offline-go-here = Play without the server
offline-go-back = Back to the server
offline-honour = The whole deal is in this browser. Whoever wants to cheat can, so secrets are a matter of honour.

offline-tables-title = Tables on this device
offline-tables = { $count ->
    [0] There is no table on this device yet.
    [one] There is one table on this device.
   *[other] There are { $count } tables on this device.
}
offline-tables-mine = My tables
offline-tables-see = See them there
offline-import = Open a saved table
offline-import-about = A file that was saved here or in another browser.
offline-import-wrong = This file is not a saved table of Groma.

offline-save = Save as a file
offline-put = Put on the server
offline-put-about = A copy goes on at the server against bots, with a new deal of all you do not know. The table here stays.
offline-put-sure = Put it there: yes
offline-put-going = On its way …
offline-drop = Remove
offline-drop-sure = Remove it for good: yes
offline-deeds = More for this table

offline-line-here = On this device
offline-line-lost = No connection: you play on this device.
offline-line-again = The server can be reached again.
offline-line-go = Go there
offline-line-coming = The games are being unpacked …
offline-line-coming-part = The games are being unpacked: { $percent } %
offline-line-failed = The games on this device did not start.
offline-line-offer = No connection. Groma is kept on this device.
offline-line-play = Play here
offline-line-newer = A newer version of Groma is here. It is used when you open it the next time.

offline-brought = This table was begun elsewhere and goes on here. It counts for nobody.

offline-not-here = Not without the server
offline-not-here-about = This page needs the server. You play on this device now.
offline-prefs = How Groma behaves
