/** A mouse that rests: what comes under it then, because the board moves, is not pointed at. */
export class Mouse {
  private x = NaN;
  private y = NaN;

  /** See where it is, at every movement and press; a finger is none. */
  readonly follow = (event: PointerEvent): void => {
    if (event.pointerType !== 'touch') ({ screenX: this.x, screenY: this.y } = event);
  };

  /** Whether it is where it was, or this is a finger. */
  rests(event: PointerEvent): boolean {
    const { x, y } = this;
    this.follow(event);
    return event.pointerType === 'touch' || (x === event.screenX && y === event.screenY);
  }
}
