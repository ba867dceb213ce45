/** The one `fetch` of the pages: it asks the server, or the home in this browser. */

/**
 * Why the home in this browser answers: there is no server ("only"), it was not reached when the page began ("lost"), or
 * somebody wants it so ("wished"); null: the server answers.
 */
export type AtHome = 'only' | 'lost' | 'wished' | null;

/** Where it is kept what somebody wants: "here" or nothing. */
export const PLACE = 'groma-place';
/** Where it is kept which build is on this device. */
export const KEPT = 'groma-kept';
/** What the build of a site without a server ("here"), or the service worker ("lost"), writes into the page. */
const MARK = 'meta[name="groma-home"]';
/** A table that was begun at home: its number begins so. */
const HOME_TABLE = /\/(tables|here)\/[0-3][0-9a-z]{12}(?![^/?#])/;

let found: AtHome | undefined;

function find(): AtHome {
  const mark = globalThis.document?.querySelector<HTMLMetaElement>(MARK)?.content;
  if (mark) return mark === 'here' ? 'only' : 'lost';
  try {
    if (localStorage.getItem(PLACE) === 'here') return 'wished';
  } catch {
    // A browser that keeps nothing plays at the server.
  }
  return isHomes(globalThis.location?.pathname ?? '') ? 'wished' : null;
}

/** Whether an address names a table of a home. */
export const isHomes = (address: string): boolean => HOME_TABLE.test(address);

/** Whether this page plays at home, and why; it stays so until the page is loaded anew. */
export const atHome = (): AtHome => (found === undefined ? (found = find()) : found);

/** Whether Groma is kept on this device, as far as is known without a look. */
export function isKept(): boolean {
  try {
    return localStorage.getItem(KEPT) !== null;
  } catch {
    return false;
  }
}

/** Where this page plays. */
export const place = (): 'here' | 'server' => (atHome() ? 'here' : 'server');

/** As `fetch`, wherever the answer comes from. */
export async function asked(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const address = input instanceof Request ? input.url : String(input);
  if (!atHome() && !isHomes(address)) return fetch(input, init);
  return (await import('../home/fetch')).answer(new Request(input, init));
}
