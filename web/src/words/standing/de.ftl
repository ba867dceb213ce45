### Was gegen jemanden gilt, und ein Einspruch.

standing-title = Was gegen dich gilt
standing-none = Nichts gilt gegen dich.
standing-what-silence = Du darfst lesen und spielen wie immer, aber in keinem Chat schreiben.
standing-what-ban = Du bist von allen Tischen aufgestanden, und hier geht nichts als dies.
standing-why = Der Grund:
standing-appeal = Warum es nicht gelten sollte
standing-appeal-hint = Du kannst es einmal sagen. Wer diesen Server betreibt, liest es.
standing-appeal-send = Einspruch erheben
standing-appealed = Du hast Einspruch erhoben. Sobald er beantwortet ist, steht es hier.
standing-kept = Dein Einspruch wurde gelesen, und es bleibt dabei.
