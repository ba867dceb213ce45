/**
 * The board of Nine Men's Morris: a slab with carved lines, a hollow on every point, and the men of both.
 * It is drawn once and then only changed, so that nobody who plays by keys loses their place.
 *
 * @typedef {{ step: string, decides: number | null, men: string[][], hand: number[], lost: number[],
 *   mills: string[][], lifted: string | null, closing: string[] }} View what view.py makes of a table
 * @typedef {import('groma-board').BoardProps<View, undefined>} Props
 */
const WORDS = {
  en: { board: 'Board', free: 'free', hand: 'in hand', lost: 'taken' },
  de: { board: 'Brett', free: 'frei', hand: 'in der Hand', lost: 'verloren' },
};
/** @type {Record<string, [number, number] | undefined>} */
const WAYS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

// A man of either seat: a class says whose it is, and the page has the emblems.
const EMBLEM = 'x="-4" y="-4" width="8" height="8"/>';
const MAN = `<g class="man"><circle class="stone" r="5.6"/><circle class="rim" r="4.9"/>
  <use href="#figure-A" class="of-A" ${EMBLEM}<use href="#figure-B" class="of-B" ${EMBLEM}</g>`;
const TRAY = `<div class="tray" role="img">${`<svg viewBox="-6 -6 12 12">${MAN}</svg>`.repeat(9)}</div>`;

/** Where a point lies on a slab of 100 by 100: letters go right, numbers up. @param {string} label */
const spot = (label) => ({ x: 8 + 14 * (label.charCodeAt(0) - 97), y: 106 - 14 * Number(label[1]) });

/** @param {readonly string[]} labels of the points, column by column */
function drawing(labels) {
  const rows = labels.toSorted((a, b) => Number(a[1]) - Number(b[1]));
  const lines = labels.flatMap((_, i) => (i % 3 ? [] : [labels.slice(i, i + 3), rows.slice(i, i + 3)]));
  const carved = lines.map((line) => {
    const way = line.map((label) => `${spot(label).x} ${spot(label).y}`).join('L');
    return `<path data-line="${line}" d="M${way}"/>`;
  });
  const points = labels.map((label) => {
    const pieces = ['', '@0', '@1'].map((seat) => `point:${label}${seat}`).join(' ');
    return `<g data-piece="${pieces}" transform="translate(${spot(label).x} ${spot(label).y})">
      <circle class="zone" r="6.9"/><circle class="hollow" r="1.7"/>${MAN}<circle class="mark" r="6.5"/></g>`;
  });
  return `<div class="merels">${TRAY}<svg class="merels-slab" viewBox="0 0 100 100" role="group">
    <g class="lines">${carved.join('')}</g>${points.join('')}</svg>${TRAY}</div>`;
}

/** @param {Element} element @param {Record<string, string | number | false>} attributes false takes one away */
function change(element, attributes) {
  for (const [key, value] of Object.entries(attributes)) {
    if (value === false) element.removeAttribute(key);
    else if (element.getAttribute(key) !== String(value)) element.setAttribute(key, String(value));
  }
}

/** Arrow keys walk along the lines, Tab stops once. @param {Element} root @param {SVGElement[]} points */
function walking(root, points, /** @type {string[]} */ labels) {
  let last = 0;
  root.addEventListener('focusin', ({ target }) => {
    last = points.findIndex((point) => point === target);
    stop();
  });
  root.addEventListener('keydown', (event) => {
    const way = WAYS[/** @type {KeyboardEvent} */ (event).key];
    if (!way) return;
    event.preventDefault(); // nothing scrolls
    const { x, y } = spot(labels[last] ?? '');
    const ahead = labels.map(spot).map((to) => {
      const [right, down] = [to.x - x, to.y - y];
      return right * way[1] || down * way[0] ? 0 : right * way[0] + down * way[1]; // straight on alone
    });
    const nearest = Math.min(...ahead.filter((far) => far > 0));
    points[ahead.indexOf(nearest)]?.focus();
  });
  /** Where one walked last, unless there is something to do elsewhere. */
  function stop() {
    const todo = points.filter((point) => point.dataset.move !== undefined);
    const here = points[last];
    const stays = !todo.length || todo.some((point) => point === here) || here === document.activeElement;
    points.forEach((point) => change(point, { tabindex: point === (stays ? here : todo[0]) ? 0 : -1 }));
  }
  return stop;
}

/** @param {HTMLElement} target @param {Props} first */
function mount(target, first) {
  const labels = [...first.forms.labels('point')];
  target.innerHTML = drawing(labels);
  /** @param {string} what @returns {SVGElement[]} */
  const all = (what) => [...target.querySelectorAll(what)].map((one) => /** @type {SVGElement} */ (one));
  const points = all('[data-piece]');
  const stop = walking(target, points, labels);

  /** @param {Props} props */
  function update({ view, options, forms, viewer, chairs, lang, news, chosen, pointed, refused }) {
    const words = WORDS[lang];
    const mine = view.decides === viewer;
    all('.merels-slab').forEach((slab) => change(slab, { 'aria-label': words.board }));
    const mills = view.mills.map(String);
    all('path').forEach((line) => change(line, { class: mills.includes(line.dataset.line ?? '') && 'mill' }));
    points.forEach((point, i) => {
      const label = labels[i] ?? '';
      const seat = view.men.findIndex((men) => men.includes(label));
      const move = mine ? forms.number(view.step, { point: label }) : -1; // moves are named as the steps
      const legal = options.has(move);
      const ghost = legal && seat < 0 && move === (chosen ?? pointed);
      const told = news.find(({ args }) => args.point === label);
      const marks = {
        [view.step]: legal,
        ghost,
        closing: mine && view.closing.includes(label),
        lifted: view.lifted === label,
        refused: move === refused,
        [`told-${told?.name}`]: told,
        'spoken-of': point.classList.contains('spoken-of'), // by the table
        [`s-${'AB'[ghost ? viewer : seat]}`]: ghost || seat >= 0,
      };
      const marked = Object.entries(marks).filter(([, is]) => is);
      const saying = [label, chairs[seat]?.name ?? words.free, options.choice(move)?.words ?? ''];
      change(point, {
        class: marked.map(([name]) => name).join(' '),
        role: mine ? 'button' : 'img',
        'data-move': legal && move,
        'data-ask': mine && !legal && move,
        'aria-label': saying.filter(Boolean).join(', '),
      });
      const { x, y } = spot(told?.args.origin ?? label);
      point.style.setProperty('--from', `translate(${x - spot(label).x}px, ${y - spot(label).y}px)`);
    });
    stop();
    const seats = viewer === 0 ? [1, 0] : [0, 1]; // the viewer's own men lie below
    all('.tray').forEach((tray, i) => {
      const seat = seats[i] ?? 0;
      const [hand, lost] = [view.hand[seat] ?? 0, view.lost[seat] ?? 0];
      const saying = `${chairs[seat]?.name}: ${hand} ${words.hand}, ${lost} ${words.lost}`;
      change(tray, { class: `tray s-${'AB'[seat]}`, 'aria-label': saying });
      const lies = (/** @type {number} */ n) => (n < hand ? 'held' : n < 9 - lost ? 'placed' : 'lost');
      [...tray.children].forEach((man, n) => change(man, { class: lies(n) }));
    });
  }
  update(first);
  return { update, destroy: () => target.replaceChildren() };
}

/** @type {import('groma-board').PackageBoard<View, undefined>} */
export const board = { contract: 1, Board: mount, draws: () => true };
