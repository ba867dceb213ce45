/** The service worker: one file of its own, for it outlives the pages of a build. */
import { defineConfig } from 'vite';

export default defineConfig({
  publicDir: false,
  build: {
    outDir: '../src/groma/site',
    emptyOutDir: false,
    target: 'es2022',
    modulePreload: false,
    rolldownOptions: {
      input: 'src/offline/sw.ts',
      output: { format: 'iife', entryFileNames: 'sw.js' },
    },
  },
});
