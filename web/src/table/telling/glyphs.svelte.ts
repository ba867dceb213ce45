/** The pictures with which a board tells what happened; none where the board is plain. */
import { boardOf } from '../../games/boards';
import { prefs } from '../../prefs.svelte';
import type { Glyph } from '../contract';

/** Those of a game, as soon as its board has come. */
export function glyphsOf(game: () => string | undefined): { readonly Glyph: Glyph | null } {
  let found = $state.raw<Glyph | null>(null);
  $effect(() => {
    const name = game();
    found = null;
    if (!name || prefs.plain) return;
    let wanted = true;
    boardOf(name).then(
      (board) => wanted && (found = board?.Glyph ?? null),
      () => undefined, // without pictures it is told in words
    );
    return () => (wanted = false);
  });
  return {
    get Glyph() {
      return found;
    },
  };
}
