/** How a piece comes onto the board: it sinks into its place, unless somebody wants no motion. */
import { cubicOut } from 'svelte/easing';
import type { TransitionConfig } from 'svelte/transition';
import { lasting } from '../../../prefs.svelte';

/** From so far above, in units of the drawing. */
export const sink = (_: Element, { height = 26 }: { height?: number } = {}): TransitionConfig => ({
  duration: lasting(420),
  easing: cubicOut,
  css: (t, u) => `transform: translateY(${-u * height}px); opacity: ${t}`,
});
