/** By what a script finds its way: the marks of the table, see src/table/contract.ts. */

/** The table of one viewer. */
export const TABLE = '[data-table]';
/** A legal move at its place. */
export const MOVE = '[data-move]';
/** What confirms a picked move. */
export const CONFIRM = '[data-main]';
/** Stands there while a move is on its way to the server. */
export const SENDING = '.main-place [role="status"]';
/** The final sheet. */
export const FINAL = 'table.final';
/** The one main button of the welcome page. */
export const MAIN = 'main .gilded';
