no-site = Dieser Server läuft, aber er hat keine Seiten: Wo Groma installiert wurde, fehlte Node.js.
no-site-how = Wer diesen Server betreibt, kommt so zu ihnen: Node.js 20.19 oder neuer installieren, dann Groma noch einmal, in seinem Klon, und neu starten.
no-site-api = Zur API geht es hier.
