// The coastline of Caesar's Empire: Natural Earth's land (npm `world-atlas`), projected like the cities of the map,
// cut to its window, simplified and written as one SVG path. `node tools/coastline.mjs` writes the kept file anew;
// a test compares it with what this makes.
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { feature } from 'topojson-client';

export const KEPT = join(import.meta.dirname, '../src/games/caesars_empire/drawing/coast.svg');

// As the cities were placed: equirectangular, true at 42 degrees north (src/groma/games/caesars_empire).
const WEST = -9.139;
const NORTH = 54;
const EDGE = 70;
const PER_DEGREE = { x: 22.294, y: 30 };
const WINDOW = { left: -330, top: -150, right: 1560, bottom: 1010 };
/** Corners that span less than this with their neighbours go; islands smaller than that, too. */
const LEAST_CORNER = 3.2;
const LEAST_ISLAND = 16;

const project = ([east, north]) => [
    EDGE + (east - WEST) * PER_DEGREE.x,
    EDGE + (NORTH - north) * PER_DEGREE.y,
];

/** The part of a ring on one side of a line (Sutherland and Hodgman). */
function cut(ring, inside, meet) {
    const kept = [];
    ring.forEach((point, i) => {
        const before = ring[(i + ring.length - 1) % ring.length];
        if (inside(point) !== inside(before)) kept.push(meet(before, point));
        if (inside(point)) kept.push(point);
    });
    return kept;
}

function windowed(ring) {
    const at = (axis, line) => (from, to) => {
        const share = (line - from[axis]) / (to[axis] - from[axis]);
        return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
    };
    let left = cut(ring, ([x]) => x >= WINDOW.left, at(0, WINDOW.left));
    left = cut(left, ([x]) => x <= WINDOW.right, at(0, WINDOW.right));
    left = cut(left, ([, y]) => y >= WINDOW.top, at(1, WINDOW.top));
    return cut(left, ([, y]) => y <= WINDOW.bottom, at(1, WINDOW.bottom));
}

const span = ([ax, ay], [bx, by], [cx, cy]) => Math.abs((bx - ax) * (cy - ay) - (cx - ax) * (by - ay)) / 2;

/** The area of a ring. */
export function area(ring) {
    let sum = 0;
    ring.forEach(([x, y], i) => {
        const [toX, toY] = ring[(i + 1) % ring.length];
        sum += x * toY - toX * y;
    });
    return Math.abs(sum) / 2;
}

/** Take the flattest corner away, again and again (Visvalingam and Whyatt). */
export function simplified(ring, least = LEAST_CORNER) {
    const left = [...ring];
    while (left.length > 3) {
        let flattest = -1;
        let small = least;
        for (let i = 0; i < left.length; i++) {
            const corner = span(left.at(i - 1), left[i], left[(i + 1) % left.length]);
            if (corner < small) {
                small = corner;
                flattest = i;
            }
        }
        if (flattest < 0) break;
        left.splice(flattest, 1);
    }
    return left;
}

/** A ring in relative steps of half units. */
function drawn(ring) {
    const short = (n) => String(n).replace(/^(-?)0\./, '$1.');
    let x = 0;
    let y = 0;
    const steps = ring.map(([toX, toY]) => {
        const [dx, dy] = [Math.round(toX * 2) / 2 - x, Math.round(toY * 2) / 2 - y];
        x += dx;
        y += dy;
        return dx === 0 && dy === 0 ? '' : `${short(dx)}${dy < 0 ? '' : ' '}${short(dy)}`;
    });
    return `M${steps[0]}l${steps.slice(1).filter(Boolean).join(' ')}z`;
}

/** The whole file. */
export function coastline() {
    const atlas = createRequire(import.meta.url).resolve('world-atlas/land-50m.json');
    const topology = JSON.parse(readFileSync(atlas, 'utf8'));
    const { features } = feature(topology, topology.objects.land);
    const rings = features
        .flatMap(({ geometry }) =>
            geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates,
        )
        .flat()
        .map((ring) => windowed(ring.slice(0, -1).map(project)))
        .filter((ring) => ring.length > 2 && area(ring) >= LEAST_ISLAND)
        .map((ring) => simplified(ring))
        .sort((one, two) => area(two) - area(one));
    return [
        '<svg xmlns="http://www.w3.org/2000/svg" width="0" height="0">',
        '  <!-- Natural Earth 1:50m land, public domain; made by tools/coastline.mjs. -->',
        '  <defs>',
        `    <path id="ce-coast" d="${rings.map(drawn).join('')}" />`,
        '  </defs>',
        '</svg>',
        '',
    ].join('\n');
}

if (import.meta.filename === process.argv[1]) writeFileSync(KEPT, coastline());
