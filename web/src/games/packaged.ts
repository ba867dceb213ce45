/** Boards that come with the packages of games: loaded from the server, and made parts of the table. */
import type { Component } from 'svelte';
import type { Contract, Mount, PackageBoard } from '../../board/contract';
import { got } from '../api/client';
import { client } from '../me.svelte';
import type { BoardParts } from '../table/contract';
import Packaged from './Packaged.svelte';

const CONTRACT: Contract = 1;

/** The board that a game's package brings; null if it brings none, or one that this page cannot use. */
export async function packaged(game: string): Promise<BoardParts | null> {
  const { board } = await got(client.http.GET('/api/games/{game}', { params: { path: { game } } }));
  if (!board) return null;
  try {
    const [module] = await Promise.all([loaded(board.script), board.style && styled(board.style)]);
    if (module.board?.contract !== CONTRACT) throw new Error(`its contract is not ${CONTRACT}`);
    return partsOf(module.board);
  } catch (problem) {
    console.error(`The board of ${game} cannot be used; here is the automatic one.`, problem);
    return null;
  }
}

const at = (address: string): string => new URL(address, document.baseURI).href;

const loaded = (script: string): Promise<{ board?: PackageBoard }> => import(/* @vite-ignore */ at(script));

/** Put a style sheet into the page, once; it stays, as those of our own boards do. */
function styled(style: string): Promise<void> {
  const href = at(style);
  if ([...document.styleSheets].some((sheet) => sheet.href === href)) return Promise.resolve();
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
  return new Promise((resolve, reject) => {
    link.onload = () => resolve();
    link.onerror = () => reject(new Error('its style did not come'));
    document.head.append(link);
  });
}

/** A component of this page that has a package draw its inside. */
function part<Props extends object>(mount: Mount<Props>): Component<Props> {
  const drawn: Component<Props> = (anchor, props) =>
    Packaged(anchor, {
      mount: mount as Mount<object>,
      get given() {
        return { ...props };
      },
    });
  return drawn;
}

/** A board of a package, as the table has those of its own. */
export function partsOf({
  Board,
  Frieze,
  Rivals,
  Own,
  Piece,
  Monument,
  happening,
  unseen,
  draws,
  desk,
}: PackageBoard): BoardParts {
  return {
    Board: part(Board),
    ...(Frieze && { Frieze: part(Frieze) }),
    ...(Rivals && { Rivals: part(Rivals) }),
    ...(Own && { Own: part(Own) }),
    ...(Piece && { Piece: part(Piece) }),
    ...(Monument && { Monument: part(Monument) }),
    ...(happening && { happening }),
    ...(unseen && { unseen }),
    ...(desk && { desk }),
    draws,
  };
}
