import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

const server = process.env.GROMA_SERVER ?? 'http://127.0.0.1:8000';

// Everything is relative, so that the page works under any path of any host.
export default defineConfig({
  base: './',
  cacheDir: process.env.VITE_CACHE ?? 'node_modules/.vite',
  plugins: [
    svelte(),
    {
      // The server puts the way up to its home into the page; the one for developers lives at the root.
      name: 'home-of-the-page',
      apply: 'serve',
      transformIndexHtml: (html) => html.replace('<base href="./" />', '<base href="/" />'),
    },
  ],
  build: {
    outDir: '../src/groma/site',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // What every page shares comes in one file: on a slow line each small one costs a way there and back.
        codeSplitting: {
          groups: [
            {
              name: 'shared',
              test: /\/web\/src\/(api|frame|parts)\/|\/src\/\w+\.svelte\.ts|\/src\/words\/words\.svelte\.ts|node_modules\/(svelte|@fluent|openapi-fetch|esm-env|clsx)\//,
            },
          ],
        },
      },
    },
  },
  worker: { format: 'es' }, // the home's worker begins another one, and loads scripts of its own
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': server, '/boards': server, '/parts': server },
  },
  test: {
    environment: 'node', // what needs a document says so in its first line: a document takes two seconds to make
    include: ['tests/**/*.test.ts'],
  },
  resolve: process.env.VITEST ? { conditions: ['browser'] } : {},
});
