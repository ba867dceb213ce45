// Shows what the server pushes, and leads to the table; nothing else, and nothing is kept.
self.addEventListener('push', (event) => {
    let said = {};
    try {
        said = event.data.json();
    } catch {
        // An empty push still says that something waits.
    }
    const options = {
        body: said.body,
        tag: said.tag,
        lang: said.lang,
        icon: 'icon.svg',
        data: { url: said.url },
    };
    event.waitUntil(self.registration.showNotification(said.title || 'Groma', options));
});

self.addEventListener('notificationclick', (event) => {
    event.notification.close();
    const url = event.notification.data?.url || self.registration.scope;
    event.waitUntil(
        self.clients.matchAll({ type: 'window' }).then((windows) => {
            const open = windows.find((one) => one.url === url);
            return open ? open.focus() : self.clients.openWindow(url);
        }),
    );
});
