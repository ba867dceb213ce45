### Das Konto: Anmeldungen, Kennwort, Passkeys, Abschied.

account-log-in-passkey = Mit einem Passkey anmelden
account-make-passkey = Mit einem Passkey, ohne Kennwort
account-lost = Kennwort verloren?

## Anmeldungen

logins-title = Wo du angemeldet bist
logins-hint = Wenn du einen dieser Browser nicht kennst, beende seine Anmeldung und ändere dein Kennwort.
logins-unknown = Unbekannter Browser
logins-since = seit { $since }, zuletzt gesehen { $seen }
logins-this = Dieser Browser
logins-end = Beenden
logins-end-others = Alle anderen beenden

## Kennwort

password-hint = Ein neues Kennwort beendet alle anderen Anmeldungen und alle Tokens von Programmen.
password-hint-mail = Bestätige unten eine Mailadresse: Falls du dein Kennwort verlierst, kannst du von dort ein neues setzen.
password-old = Altes Kennwort
password-new = Neues Kennwort
password-change = Kennwort ändern
password-set = Kennwort setzen
password-done = Das Kennwort ist geändert. Alle anderen Anmeldungen sind beendet.
reset-title = Ein neues Kennwort
reset-hint = Wir schicken eine Mail an die Adressen, die du für dein Konto bestätigt hast. Was sie bringt, gilt eine Stunde.
reset-ask = Mail schicken
reset-asked = Wenn es ein solches Konto mit einer Mailadresse gibt, ist eine Mail unterwegs.
reset-set = Kennwort setzen und anmelden

## Passkeys

passkey = Passkey
passkeys-title = Passkeys
passkeys-hint = Mit einem Passkey meldest du dich mit Finger, Gesicht oder der Sperre deines Geräts an: kein Name, kein Kennwort und nichts, was jemand erraten könnte.
passkeys-since = seit { $since }, zuletzt benutzt { $seen }
passkeys-add = Passkey hinzufügen
passkeys-drop = Entfernen
passkeys-cannot = Dieser Browser oder diese Adresse des Servers kennt keine Passkeys.
proof-first = Zeige erst, dass du es bist.
proof-passkey = { $label }: Passkey zeigen

## Abschied

leaving-title = Deine Daten
leaving-export-hint = Alles, was über dich gespeichert ist, und die Aufzeichnungen deiner beendeten Spiele, in einer Datei.
leaving-export = Meine Daten sichern
leaving-delete = Alles löschen und gehen
leaving-what = Bots übernehmen deine Plätze für immer. Dein Name, Anmeldungen, Adressen, Chatzeilen und Tokens werden gelöscht; Spiele, bei denen du dabei warst, zeigen stattdessen „jemand, der ging“. Niemand kann das rückgängig machen.
leaving-sure = Endgültig löschen
leaving-stay = Bleiben
