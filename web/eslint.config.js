import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

export default ts.config(
    {
        ignores: [
            'node_modules',
            'src/api/wire.ts',
            'src/games/*/view.ts',
            'board/index.d.ts',
            'browser/results',
        ],
    },
    js.configs.recommended,
    ...ts.configs.strict,
    ...svelte.configs.recommended,
    { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
    {
        files: ['**/*.svelte', '**/*.svelte.ts'],
        languageOptions: {
            parserOptions: { parser: ts.parser, extraFileExtensions: ['.svelte'], svelteConfig },
        },
    },
    {
        rules: {
            'no-restricted-syntax': [
                'error',
                {
                    selector: "SvelteAttribute[key.name='style']",
                    message: 'The policy of the page forbids style attributes: use style:prop={...}.',
                },
            ],
            'svelte/no-at-html-tags': 'error',
            'svelte/no-navigation-without-resolve': 'off',
            'svelte/prefer-svelte-reactivity': 'off',
        },
    },
);
