# What a cell of a notebook says beside the table itself.
cell-gathering = The game has not begun.
cell-others = { $seat } decides.
cell-how = To choose: table.play(1) with the number of a choice.
cell-no-site = There are no pages here: this copy of Groma was installed without them. In a clone, `npm ci && npm run build` in `web` makes them.
cell-no-pages = There is no board here: a notebook in a browser cannot serve pages.
