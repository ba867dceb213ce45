// Sets theme and language before the first paint, so that nothing flashes.
(function () {
    var kept = {};
    try {
        kept = JSON.parse(localStorage.getItem('groma') || '{}');
    } catch {
        // A browser that keeps nothing gets its own defaults.
    }
    var dark = matchMedia('(prefers-color-scheme: dark)').matches;
    var theme = kept.theme === 'basalt' || kept.theme === 'marmor' ? kept.theme : dark ? 'basalt' : 'marmor';
    var german = (kept.lang || navigator.language || 'en').slice(0, 2) === 'de';
    document.documentElement.dataset.theme = theme;
    document.documentElement.lang = german ? 'de' : 'en';
})();
