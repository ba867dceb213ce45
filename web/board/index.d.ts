// Made by tools/board-types.mjs from contract.ts; do not edit.
/**
 * What a board is given: it knows no rules, draws a view, and marks what may be picked.
 *
 * Boards speak to the table through marks on their elements, not through calls:
 * - `data-move="17"` on a button (or an SVG group with role="button" and tabindex="0"): this legal move
 *   is picked by click, Enter or Space; pointing at it or focusing it previews it (`pointed`).
 * - `data-ask="17"`: a move that is not offered; a click asks why not, and the answer stands there.
 * - `data-piece="cell:e12@0 card:market"`: what lies here (sort:label, @seat), so that log lines, score
 *   lines and the tutorial can point at it; they add the class `spoken-of`.
 * - `data-shows="cell line"` on a button that brings a part of the board into sight: what is told of a piece
 *   of these sorts in a lesson or a hint, and lies nowhere in sight, presses it.
 * Every legal move must be on the table exactly once: what a board does not draw (`draws`), the table
 * offers as buttons with the server's words.
 *
 * A board that comes with the package of a game is a `PackageBoard`: it brings its own framework, or none.
 */
interface Wire {
    /**
     * ChairShape
     * @description A seat: who sits there, and which bot plays it.
     */
    ChairShape: {
        seat: number;
        name: string;
        person: string | null;
        bot: string | null;
        away: boolean;
        guest: boolean;
        /** @default null */
        holiday: Wire["HolidayShape"] | null;
    };
    /**
     * Choice
     * @description A legal move: its number, its notation, its words, and what it brings on one's own sheet.
     */
    Choice: {
        move: number;
        notation: string;
        words: string;
        preview: string;
        points: number;
        open: boolean;
        final: boolean;
        part: boolean;
        deed: string;
        /** @default null */
        brief: string | null;
        /** @default false */
        unsure: boolean;
    };
    /**
     * HolidayShape
     * @description When somebody is away, and the clock stands still.
     */
    HolidayShape: {
        begins: string;
        ends: string;
    };
    /**
     * PreviewShape
     * @description What a move would bring in each row of one's own sheet.
     *
     *     What comes right after it anyway is not counted, and said in the words alone.
     */
    PreviewShape: {
        rows: {
            [key: string]: number;
        };
        total: number;
        open: boolean;
        words: string;
        /** @default false */
        unsure: boolean;
    };
    /**
     * SheetLine
     * @description One entry of a score sheet; of what is concealed a viewer may not know how much it counts.
     */
    SheetLine: {
        row: string;
        clause: string;
        points: number;
        words: string;
        pieces: number[];
        concealed: boolean;
    };
    /**
     * SheetShape
     * @description The points of one seat as a viewer may know them; so many units are one point.
     */
    SheetShape: {
        seat: number;
        total: number;
        rows: {
            [key: string]: number;
        };
        lines: Wire["SheetLine"][];
        /** @default null */
        place: number | null;
    };
    /**
     * SheetsShape
     * @description All sheets.
     */
    SheetsShape: {
        seq: number;
        point: number;
        titles: {
            [key: string]: string;
        };
        sheets: Wire["SheetShape"][];
    };
}
export type Choice = Wire['Choice'];
/** Somebody at the table; `here`: whether that person is there, null if nobody knows or it is a bot. */
export type Chair = Wire['ChairShape'] & {
    here: boolean | null;
};
export type Sheets = Wire['SheetsShape'];
export type Preview = Wire['PreviewShape'];
/** A move or a note, read: its name, and its arguments by name as labels. */
export interface Read {
    name: string;
    args: Record<string, string>;
    /** The sorts of the arguments, by name. */
    sorts: Record<string, string>;
}
/** What the numbers of a game mean, as the game declares them. */
export interface Numbers {
    /** The number of a move, given its name and the labels of its arguments; -1 if there is no such move. */
    number(name: string, args?: Record<string, string | number>): number;
    /** The move behind a number. */
    move(number: number): Read;
    /** The labels of a sort; none for plain numbers and seats. */
    labels(sort: string): readonly string[];
    /** What a label of a sort is called in the reader's language; the label itself if it has no words. */
    word(sort: string, label: string): string;
}
/**
 * The legal moves of the viewer by their numbers; empty while somebody else decides.
 *
 * While the parts of a choice are gathered (`gathered`), the view is that of the table after these parts, and the
 * list is what may follow. What could have been chosen for an earlier part is not listed but may be picked, too:
 * it takes the place of that part. So a board may mark it where it is seen; picking what is gathered does nothing.
 */
export interface Options {
    /** All of them, in the order in which a list shows them. */
    readonly list: readonly number[];
    has(move: number): boolean;
    /** Words, preview and change of points; undefined until the server has said them. */
    choice(move: number): Choice | undefined;
}
export interface BoardProps<View = unknown, Desk = unknown, Forms = Numbers> {
    view: View;
    /** Seat number, or number of players for an onlooker. */
    viewer: number;
    /** The reader's language, for a board's own words. */
    lang: 'en' | 'de';
    chairs: readonly Chair[];
    forms: Forms;
    options: Options;
    /** The legal move somebody points at, before picking it. */
    pointed: number | null;
    /** A picked move that waits for confirmation: drawn as a ghost. */
    chosen: number | null;
    /** The parts of a choice that are picked and not sent yet, in their order; the view has them played. */
    gathered: readonly number[];
    /** What `chosen` or `pointed` would change, row by row; null until the server has said it. */
    preview: Preview | null;
    /** Whether the reader is to be told what moves would bring: if not, draw no such number; costs stay. */
    foresight: boolean;
    /** A move that was refused a moment ago, to be marked at its place. */
    refused: number | null;
    /** What the last event told, for marks and movement; newest last. */
    news: readonly Read[];
    /**
     * Calls back when the news are to be seen: rivals' deeds are shown one after the other, at one pace, though the
     * view is never behind. `seen`: false if nobody waits for it any more.
     */
    inTurn: (begin: (seen: boolean) => void) => void;
    /** The score sheets, as far as they are known; null while they are on their way. */
    sheets: Sheets | null;
    /** What the parts of one board share with each other and with nobody else. */
    desk: Desk;
}
/** What the drawing of a finished city is given: everything, whose city it is, and whether it is to be small. */
export type MonumentProps<View = unknown, Desk = unknown, Forms = Numbers> = BoardProps<View, Desk, Forms> & {
    seat: number;
    /** So small that letters could not be read. */
    small: boolean;
};
/** What a note is to eyes and ears; all of it may be left out. */
export interface Happening {
    /** What is heard, by who wants to hear it. */
    sound?: 'stone' | 'wood' | 'coin' | 'parchment';
    /** Something great: the piece with this mark (`data-piece`) is celebrated for a moment. */
    feast?: string;
    /** The piece of the box that it is about, by family and id: drawn by `Piece` where its story is told. */
    piece?: readonly [family: string, piece: string];
}
/** The number of this contract; a page that knows another one shows the automatic board instead. */
export type Contract = 1;
/** Something drawn, until it is destroyed. */
export interface Drawn<Props> {
    /** Draw it again: something has changed. Props are whole, new at each call, and to be read only. */
    update(props: Props): void;
    /** Take it away, with all that listens and all that is timed. */
    destroy(): void;
}
/** Draws into an element that is empty and belongs to nobody else; it has no box of its own. */
export type Mount<Props> = (target: HTMLElement, props: Props) => Drawn<Props>;
/** What the module `board/board.js` of a package exports as `board`. */
export interface PackageBoard<View = never, Desk = never> {
    contract: Contract;
    /** The middle of the table. */
    Board: Mount<BoardProps<View, Desk>>;
    /** Beside the title at the top: rounds, calendar. */
    Frieze?: Mount<BoardProps<View, Desk>>;
    /** The other players at a glance: in a rail of 64 to 104 pixels at the right, a row of chips on upright screens. */
    Rivals?: Mount<BoardProps<View, Desk>>;
    /** One's own area below the board: hand, goods, payment. */
    Own?: Mount<BoardProps<View, Desk>>;
    /** A piece of the box as it is drawn at the table, by its family and id; of class `broad`, it may need 160 pixels. */
    Piece?: Mount<{
        family: string;
        piece: string;
    }>;
    /** What a seat has built, at the end of the game: ONE drawing (`svg`) that fills its place, for the winner's arch. */
    Monument?: Mount<MonumentProps<View, Desk>>;
    /** What a note is to eyes and ears; null for nothing. */
    happening?: (note: Read) => Happening | null;
    /** How many of each piece the viewer has not seen yet, by family and id; families that hide nothing are left out. */
    unseen?: (view: View) => Record<string, Record<string, number>>;
    /** Whether the board itself offers a move at its place. */
    draws(move: Read): boolean;
    /** Makes what the parts share, once a table. */
    desk?: () => Desk;
}
export {};
