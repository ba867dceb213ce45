/** Where the keyboard goes when what it stood on is gone: who plays by keys never falls off the table. */

/** Follows how somebody plays, and catches a lost focus. */
export class Footing {
  private byKeys = false;

  readonly onKey = (event: KeyboardEvent): void => {
    if (['Enter', ' ', 'Tab'].includes(event.key) || event.key.startsWith('Arrow')) this.byKeys = true;
  };
  readonly onPointer = (): void => {
    this.byKeys = false;
  };

  /** After something has changed: back to what can be done now, or to what is asked. */
  regain(root: HTMLElement | undefined): void {
    const lost = document.activeElement === document.body || document.activeElement === null;
    if (!this.byKeys || !lost || !root) return;
    const next =
      root.querySelector<HTMLElement>('[data-main]') ??
      root.querySelector<HTMLElement>('[data-place] [data-move]:not([tabindex="-1"])') ??
      root.querySelector<HTMLElement>('[data-move]') ??
      root.querySelector<HTMLElement>('[data-prompt]');
    next?.focus({ preventScroll: true });
  }
}
