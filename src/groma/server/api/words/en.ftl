no-site = This server runs, but it has no pages: Node.js was missing where Groma was installed.
no-site-how = Who runs this server gets them like this: install Node.js 20.19 or later, then Groma again, in its clone, and start it anew.
no-site-api = The API is here.
