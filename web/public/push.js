// Browsers that were asked to show what the server pushes know this address; the worker that they run now is the other one.
self.importScripts('sw.js');
