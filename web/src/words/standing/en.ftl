### What holds against somebody, and an appeal.

standing-title = What holds against you
standing-none = Nothing holds against you.
standing-what-silence = You may read and play as ever, but write in no chat.
standing-what-ban = You have got up from all tables, and nothing can be done here but this.
standing-why = The reason:
standing-appeal = Why it should not hold
standing-appeal-hint = You can say it once. Whoever runs this server reads it.
standing-appeal-send = Appeal
standing-appealed = You have appealed. As soon as it is answered, it stands here.
standing-kept = Your appeal has been read, and it stays as it is.
