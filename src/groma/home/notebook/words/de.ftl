# Was eine Zelle eines Notebooks neben dem Tisch selbst sagt.
cell-gathering = Die Partie hat noch nicht begonnen.
cell-others = { $seat } entscheidet.
cell-how = So wählst du: table.play(1) mit der Nummer einer Wahl.
cell-no-site = Hier gibt es keine Seiten: Diese Kopie von Groma wurde ohne sie installiert. In einem Klon macht sie `npm ci && npm run build` in `web`.
cell-no-pages = Hier gibt es kein Brett: Ein Notebook im Browser kann keine Seiten ausliefern.
