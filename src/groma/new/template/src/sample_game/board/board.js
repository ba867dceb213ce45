// @ts-check
// The board of Sample Game: the row, whose ends may be taken, and what everybody has.

/**
 * @typedef {{ row: string[], taken: string[][] }} View
 * @typedef {import('groma-board').BoardProps<View>} Props
 */

const ENDS = ['left', 'right'];

/** A tile in the row; at an end it is a button for its move, or it answers why not. */
function tile(/** @type {Props} */ props, /** @type {string} */ label, /** @type {string | undefined} */ end) {
  const { forms, options, chosen } = props;
  const made = document.createElement(end ? 'button' : 'span');
  made.className = 'sample-game-tile';
  made.textContent = forms.word('tile', label);
  made.dataset.piece = `tile:${label}`;
  if (end) {
    const move = forms.number('take', { end });
    made.dataset[options.has(move) ? 'move' : 'ask'] = String(move);
    made.ariaLabel = `${forms.word('end', end)}: ${made.textContent}`;
    made.classList.toggle('chosen', move === chosen);
  }
  return made;
}

/** Everything that is on the board now. */
function drawing(/** @type {Props} */ props) {
  const { view, forms, chairs } = props;
  const row = document.createElement('div');
  row.className = 'sample-game-row';
  const last = view.row.length - 1;
  row.append(...view.row.map((label, i) => tile(props, label, ENDS[[0, last].indexOf(i)])));
  const seats = view.taken.map((labels, seat) => {
    const made = document.createElement('p');
    const words = labels.map((label) => forms.word('tile', label));
    made.textContent = `${chairs[seat]?.name}: ${words.join(', ') || '–'}`;
    return made;
  });
  return [row, ...seats];
}

/** What the drawing hangs on: as long as it is the same, nothing moves under the finger. */
const facts = (/** @type {Props} */ { view, forms, options, chosen, lang }) =>
  JSON.stringify([view, ENDS.map((end) => options.has(forms.number('take', { end }))), chosen, lang]);

/** @type {import('groma-board').PackageBoard<View>} */
export const board = {
  contract: 1,
  draws: (move) => move.name === 'take',
  Board(target, first) {
    const root = document.createElement('div');
    root.className = 'sample-game-board';
    target.append(root);
    let drawn = '';
    const update = (/** @type {Props} */ props) => {
      const now = facts(props);
      if (now !== drawn) root.replaceChildren(...drawing(props));
      drawn = now;
    };
    update(first);
    return { update, destroy: () => root.remove() };
  },
};
