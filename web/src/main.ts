/** The page begins: words first, then everything else. */
import '@fontsource/alegreya-sans/latin-400.css';
import '@fontsource/alegreya-sans/latin-500.css';
import '@fontsource/alegreya-sans/latin-700.css';
import '@fontsource/alegreya-sans/latin-800.css';
import '@fontsource/cinzel/latin-700.css';
import './style/tokens.css';
import './style/base.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { games } from './frame/games.svelte';
import { found } from './pages';
import { firstLanguage } from './prefs.svelte';
import { here } from './router.svelte';
import { speak } from './words/words.svelte';

const target = document.getElementById('app');
if (!target) throw new Error('the page has no place for the app');
// The page itself comes while its words are on their way; if it does not, the app says so.
void found(here()).catch(() => null);
const lang = firstLanguage();
games(lang); // every page wants to know them: they come at the same time
await speak(lang);
mount(App, { target });
