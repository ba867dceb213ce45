/** The arch of the winner in numbers, for the page and for the picture that is shared. */

/** The whole of it. */
export const SIZE = { width: 430, height: 630 } as const;
/** What stands in it. */
export const OPENING = { x: 72, y: 296, width: 286, height: 298 } as const;
