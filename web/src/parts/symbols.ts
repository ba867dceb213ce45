/** Drawings as SVG symbols: fetched once, put into the page, so that CSS properties reach them. */
const loading = new Map<string, Promise<void>>();

/** Put the symbols of a file into the page; the second time nothing happens. */
export function loadSymbols(url: string): Promise<void> {
  let begun = loading.get(url);
  if (!begun) {
    begun = insert(url);
    loading.set(url, begun);
    begun.catch(() => loading.delete(url)); // the next one may have more luck
  }
  return begun;
}

async function insert(url: string): Promise<void> {
  const text = await (await fetch(url)).text();
  const drawn = new DOMParser().parseFromString(text, 'image/svg+xml').documentElement;
  drawn.setAttribute('aria-hidden', 'true');
  drawn.setAttribute('class', 'symbols');
  document.body.prepend(document.importNode(drawn, true));
}
