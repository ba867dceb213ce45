### Der Tisch für Entwickler.

dev = Alle Plätze
dev-game = Spiel
dev-guests = Gäste
dev-bots = Bots
dev-open = Tisch öffnen
dev-time = Zeit
dev-now = Jetzt
dev-zoom = Größe
dev-inspector = Einblick
dev-viewer = Wer schaut
dev-beside = Daneben
dev-only-differences = Nur Unterschiede
dev-differs = (anders)
