// A plain host shows this page for every path without a file: it finds out where the site begins, and goes on there.
(function () {
    var parts = location.pathname.split('/');
    var first = parts.findIndex((part) => FIRST.includes(part));
    if (first < 0) return; // no page of ours: the words stand
    var base = document.createElement('base');
    base.href = parts.slice(0, first).join('/') + '/';
    document.head.append(base);
    var page = document.getElementById('page').content;
    document.body.replaceChildren(page.getElementById('app'));
    document.head.append(page);
})();
