/** The picture that is shared: arch, name, city and places in one PNG, drawn in the page, with nothing fetched from elsewhere. */
import { letter } from '../contract';
import { roman } from '../../parts/roman';
import { OPENING, SIZE } from './arch';
import { fontsInside, inSvg, still } from './still';

/** What is written on the picture, beside the drawing of the arch. */
export interface Inscription {
  game: string;
  names: string;
  line: string;
  places: readonly { seat: number; place: number; name: string; points: string }[];
}

/** Upright, as it is looked at on a phone. */
export const PICTURE = { width: 1080, height: 1440 } as const;
const ARCH = { x: 140, y: 92, width: 800, height: (800 * SIZE.height) / SIZE.width } as const;
const MOST = 4; // places in a row

/** The end that is shown in `final`, as a PNG. */
export async function pictureOf(final: Element, { game, places }: Inscription): Promise<Blob> {
  const drawn = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  drawn.setAttribute('viewBox', `0 0 ${PICTURE.width} ${PICTURE.height}`);
  drawn.setAttribute('width', String(PICTURE.width));
  drawn.setAttribute('height', String(PICTURE.height));
  const colour = (name: string): string => getComputedStyle(final).getPropertyValue(name).trim();
  drawn.append(
    inSvg('rect', { width: PICTURE.width, height: PICTURE.height, fill: colour('--wall') }),
    inSvg('rect', { x: 0, y: 0, width: PICTURE.width, height: 14, fill: colour('--socle') }),
    inSvg('rect', {
      x: 0,
      y: PICTURE.height - 14,
      width: PICTURE.width,
      height: 14,
      fill: colour('--socle'),
    }),
  );
  const title = { 'font-family': 'Cinzel, serif', 'font-weight': 700, 'text-anchor': 'middle' };
  drawn.append(
    inSvg(
      'text',
      { ...title, x: PICTURE.width / 2, y: 66, 'font-size': 34, fill: colour('--accent') },
      game.toUpperCase(),
    ),
  );
  const arch = final.querySelector<SVGSVGElement>('svg[data-arch]');
  if (!arch) throw new Error('no arch');
  drawn.append(placed(still(arch), ARCH));
  const city = arch.parentElement?.querySelector<SVGSVGElement>(':scope > div svg');
  const scale = ARCH.width / SIZE.width;
  if (city) {
    const box = {
      x: ARCH.x + OPENING.x * scale,
      y: ARCH.y + OPENING.y * scale,
      width: OPENING.width * scale,
      height: OPENING.height * scale,
    };
    drawn.append(placed(still(city), box));
  }
  // Everybody with place and points, in a row below.
  const shown = places.slice(0, places.length > MOST ? MOST + 1 : MOST);
  const wide = (PICTURE.width - 80) / shown.length;
  const sans = { 'font-family': "'Alegreya Sans', sans-serif", 'font-weight': 800, fill: colour('--text') };
  shown.forEach(({ seat, place, name, points }, i) => {
    const x = 40 + wide * (i + 0.5);
    const y = PICTURE.height - 92;
    const medal = inSvg('svg', { viewBox: '0 0 40 40' });
    medal.append(inSvg('use', { href: `#medal-${letter(seat)}` }));
    medal.classList.add(`s-${letter(seat)}`);
    final.append(medal); // its colours are those of the page
    drawn.append(placed(still(medal as SVGSVGElement), { x: x - 92, y: y - 34, width: 68, height: 68 }));
    medal.remove();
    const short = name.length > 13 ? `${name.slice(0, 12)}…` : name;
    drawn.append(
      inSvg(
        'text',
        { ...title, x: x - 12, y: y - 6, 'font-size': 26, 'text-anchor': 'start', fill: colour('--accent') },
        roman(place),
      ),
      inSvg('text', { ...sans, x: x + 28, y: y - 4, 'font-size': 36 }, points),
      inSvg('text', { ...sans, x: x - 12, y: y + 30, 'font-size': 26, 'font-weight': 700 }, short),
    );
  });
  drawn.prepend(inSvg('style', {}, await fontsInside()));
  return painted(new XMLSerializer().serializeToString(drawn));
}

function placed(drawn: SVGElement, box: Record<'x' | 'y' | 'width' | 'height', number>): SVGElement {
  for (const [name, value] of Object.entries(box)) drawn.setAttribute(name, String(value));
  return drawn;
}

async function painted(text: string): Promise<Blob> {
  const image = new Image(PICTURE.width, PICTURE.height);
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = PICTURE.width;
  canvas.height = PICTURE.height;
  canvas.getContext('2d')?.drawImage(image, 0, 0, PICTURE.width, PICTURE.height);
  return new Promise((done, fail) =>
    canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error('nothing was painted'))), 'image/png'),
  );
}

/** Give a picture to whatever shares here, or to the downloads; whether it was shared. */
export async function handOver(picture: Blob, title: string): Promise<boolean> {
  const file = new File([picture], 'groma.png', { type: 'image/png' });
  if ('canShare' in navigator && navigator.canShare({ files: [file] })) {
    try {
      await navigator.share({ files: [file], title });
      return true;
    } catch (problem) {
      if (problem instanceof DOMException && problem.name === 'AbortError') return true; // thought better of it
    }
  }
  const link = document.createElement('a');
  link.href = URL.createObjectURL(picture);
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
  return false;
}
