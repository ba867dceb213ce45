/** How far apart two drawings are for different eyes, by their pixels. */
import { PNG } from 'pngjs';

type Triple = readonly [number, number, number];
type Matrix = readonly [Triple, Triple, Triple];

const PLAIN: Matrix = [
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
];

/** Eyes, as matrices on linear RGB; colour blindness after Machado, Oliveira and Fernandes 2009, severity 1. */
export const EYES = {
  normal: PLAIN,
  greyscale: [
    [0.2126, 0.7152, 0.0722],
    [0.2126, 0.7152, 0.0722],
    [0.2126, 0.7152, 0.0722],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
} as const satisfies Record<string, Matrix>;
export type Eyes = keyof typeof EYES;

const linear = (value: number): number => {
  const part = value / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
};

/** Drawings have many pixels and few colours: what was reckoned once is kept. */
const known = new Map<Eyes, Map<number, Triple>>();

/** What these eyes see of an sRGB colour, in CIE L*a*b* (D65). */
export function lab(colour: Triple, eyes: Eyes): Triple {
  const seen = known.get(eyes) ?? new Map<number, Triple>();
  known.set(eyes, seen);
  const number = (colour[0] << 16) | (colour[1] << 8) | colour[2];
  const found = seen.get(number) ?? reckoned(colour, eyes);
  seen.set(number, found);
  return found;
}

function reckoned(colour: Triple, eyes: Eyes): Triple {
  const given = colour.map(linear) as unknown as Triple;
  const [r, g, b] = EYES[eyes].map((row) =>
    Math.min(1, Math.max(0, row[0] * given[0] + row[1] * given[1] + row[2] * given[2])),
  ) as unknown as Triple;
  const root = (value: number): number =>
    value > 216 / 24389 ? Math.cbrt(value) : ((24389 / 27) * value + 16) / 116;
  const x = root((0.4124564 * r + 0.3575761 * g + 0.1804375 * b) / 0.95047);
  const y = root(0.2126729 * r + 0.7151522 * g + 0.072175 * b);
  const z = root((0.0193339 * r + 0.119192 * g + 0.9503041 * b) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

/** The distance of two colours (CIE76). */
export const distance = (one: Triple, two: Triple): number =>
  Math.hypot(one[0] - two[0], one[1] - two[1], one[2] - two[2]);

/** A drawing on one ground, as pixels. */
export class Drawing {
  private readonly png: PNG;

  constructor(content: Buffer) {
    this.png = PNG.sync.read(content);
  }

  get pixels(): number {
    return this.png.width * this.png.height;
  }

  at(pixel: number): Triple {
    const [r = 0, g = 0, b = 0] = this.png.data.subarray(pixel * 4, pixel * 4 + 3);
    return [r, g, b];
  }

  /** The colour of the ground: that of the corner. */
  get ground(): Triple {
    return this.at(0);
  }

  /** The colour that most of the drawing has, beside its ground. */
  get colour(): Triple {
    const counts = new Map<string, number>();
    for (let pixel = 0; pixel < this.pixels; pixel++) {
      const colour = this.at(pixel);
      if (distance(lab(colour, 'normal'), lab(this.ground, 'normal')) > 3) {
        counts.set(colour.join(), (counts.get(colour.join()) ?? 0) + 1);
      }
    }
    const [most] = [...counts].sort((one, two) => two[1] - one[1]);
    if (!most) throw new Error('nothing is drawn');
    return most[0].split(',').map(Number) as unknown as Triple;
  }
}

/** The share of the pixels of two drawings, one laid over the other, that these eyes see as clearly different. */
export function differing(one: Drawing, two: Drawing, eyes: Eyes, clearly = 20): number {
  const ground = lab(one.ground, eyes);
  let drawn = 0;
  let different = 0;
  for (let pixel = 0; pixel < one.pixels; pixel++) {
    const first = lab(one.at(pixel), eyes);
    const second = lab(two.at(pixel), eyes);
    if (Math.max(distance(first, ground), distance(second, ground)) < 3) continue;
    drawn += 1;
    if (distance(first, second) > clearly) different += 1;
  }
  return different / Math.max(1, drawn);
}
