### The account: log-ins, password, passkeys, leaving.

account-log-in-passkey = Log in with a passkey
account-make-passkey = With a passkey, without a password
account-lost = Password lost?

## Log-ins

logins-title = Where you are logged in
logins-hint = If you do not know one of these browsers, end its log-in and change your password.
logins-unknown = Unknown browser
logins-since = since { $since }, last seen { $seen }
logins-this = This browser
logins-end = End
logins-end-others = End all others

## Password

password-hint = A new password ends all other log-ins and all tokens of programs.
password-hint-mail = Confirm a mail address below: should you lose your password, a new one can be set from there.
password-old = Old password
password-new = New password
password-change = Change password
password-set = Set password
password-done = The password is changed. All other log-ins have ended.
reset-title = A new password
reset-hint = We send a mail to the addresses that you have confirmed for your account. What it brings is good for one hour.
reset-ask = Send mail
reset-asked = If there is such an account with a mail address, a mail is on its way.
reset-set = Set password and log in

## Passkeys

passkey = Passkey
passkeys-title = Passkeys
passkeys-hint = With a passkey you come in by finger, face or the lock of your device: no name, no password, and nothing that anybody could guess.
passkeys-since = since { $since }, last used { $seen }
passkeys-add = Add a passkey
passkeys-drop = Remove
passkeys-cannot = This browser, or this address of the server, knows no passkeys.
proof-first = Show first that it is you.
proof-passkey = { $label }: show a passkey

## Leaving

leaving-title = Your data
leaving-export-hint = All that is stored of you, and the records of your finished games, in one file.
leaving-export = Save my data
leaving-delete = Delete everything and leave
leaving-what = Bots take your seats for good. Your name, log-ins, addresses, chat lines and tokens are deleted; games that you played show “somebody who left” instead. Nobody can undo this.
leaving-sure = Delete for good
leaving-stay = Stay
