/** Drawings of the page made to stand alone: colours, letters and symbols that came from the page are put into them. */
const SVG = 'http://www.w3.org/2000/svg';

/** An element of a drawing. */
export function inSvg(name: string, attributes: Record<string, string | number>, text = ''): SVGElement {
  const made = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, String(value));
  if (text) made.textContent = text;
  return made;
}

/** What of a style is seen in a drawing. */
const SEEN = [
  'fill',
  'fill-opacity',
  'fill-rule',
  'stroke',
  'stroke-opacity',
  'stroke-width',
  'stroke-dasharray',
  'stroke-linecap',
  'stroke-linejoin',
  'opacity',
  'paint-order',
  'clip-path',
  'stop-color',
  'stop-opacity',
  'display',
  'transform',
  'overflow',
  'font-family',
  'font-size',
  'font-weight',
  'letter-spacing',
  'text-anchor',
  'text-transform',
] as const;
const OF_TEXT = new Set<string>(SEEN.slice(SEEN.indexOf('font-family')));
/** What is for hands, ears and style sheets. */
const NOT_SEEN = /^(class|role|tabindex|style|data-.*|aria-.*)$/;

/** The ids that something refers to. */
const named = (text: string): string[] =>
  [...text.matchAll(/(?:href="#|url\((?:&quot;|["'])?#)([\w-]+)/g)].map(([, id]) => id ?? '');
const properties = (text: string): string[] =>
  [...text.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name ?? '');

/** A copy of a drawing that looks the same wherever it is. */
export function still(drawing: SVGSVGElement): SVGSVGElement {
  const twin = drawing.cloneNode(true) as SVGSVGElement;
  const originals = [drawing, ...drawing.querySelectorAll('*')];
  const twins = [twin, ...twin.querySelectorAll('*')];
  const inside = new Set(originals.map((one) => one.id).filter(Boolean));
  const wanted = new Map<string, Element>();
  const collect = (text: string): void => {
    for (const id of named(text)) {
      const found = inside.has(id) || wanted.has(id) ? null : document.getElementById(id);
      if (!found) continue;
      wanted.set(id, found);
      collect(found.outerHTML);
    }
  };
  collect(drawing.outerHTML);
  const used = [...new Set([...wanted.values()].flatMap((one) => properties(one.outerHTML)))];

  originals.forEach((original, i) => {
    const copy = twins[i] as SVGElement;
    const style = getComputedStyle(original);
    for (const { name } of [...copy.attributes]) if (NOT_SEEN.test(name)) copy.removeAttribute(name);
    const text = original.localName === 'text' || original.localName === 'textPath';
    for (const name of SEEN) {
      if (OF_TEXT.has(name) && !text) continue;
      if (original === drawing && name === 'transform') continue;
      copy.style.setProperty(name, style.getPropertyValue(name));
      collect(style.getPropertyValue(name)); // a pattern that a style names
    }
    if (original.localName === 'use') adopt(copy, style, used);
  });
  const defs = inSvg('defs', {});
  for (const one of wanted.values()) {
    const copy = one.cloneNode(true) as Element;
    const parts = [one, ...one.querySelectorAll('*')];
    [copy, ...copy.querySelectorAll('*')].forEach((part, i) => {
      if (!part.hasAttribute('class')) return;
      const original = parts[i];
      if (original) adopt(part as SVGElement, getComputedStyle(original), used);
      part.removeAttribute('class');
    });
    defs.append(copy);
  }
  twin.prepend(defs);
  return twin;
}

/** The custom properties that symbols ask for, as they are at a place. */
function adopt(copy: SVGElement, style: CSSStyleDeclaration, used: readonly string[]): void {
  for (const name of used) {
    const value = style.getPropertyValue(name).trim();
    if (value) copy.style.setProperty(name, value);
  }
}

/** The letters of the page as rules that bring them along. */
export async function fontsInside(): Promise<string> {
  const rules = [...document.styleSheets].flatMap((sheet) => {
    try {
      return [...sheet.cssRules].filter((rule) => rule instanceof CSSFontFaceRule);
    } catch {
      return []; // another's sheet
    }
  });
  const whole = await Promise.all(
    rules.map(async (rule) => {
      const source = /url\(["']?([^"')]+\.woff2[^"')]*)["']?\)/.exec(rule.style.getPropertyValue('src'))?.[1];
      if (!source) return '';
      const base = rule.parentStyleSheet?.href ?? document.baseURI;
      const data = await dataOf(await (await fetch(new URL(source, base))).blob());
      const of = (name: string): string => `${name}:${rule.style.getPropertyValue(name)}`;
      return `@font-face{${of('font-family')};${of('font-weight')};${of('font-style')};src:url(${data}) format("woff2")}`;
    }),
  );
  return whole.join('');
}

const dataOf = (blob: Blob): Promise<string> =>
  new Promise((done, fail) => {
    const reader = new FileReader();
    reader.onload = () => done(String(reader.result));
    reader.onerror = () => fail(reader.error ?? new Error('not read'));
    reader.readAsDataURL(blob);
  });
