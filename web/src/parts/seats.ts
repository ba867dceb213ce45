/** The letters of the seats; colour and emblem go with them everywhere. */
export const SEATS = ['A', 'B', 'C', 'D', 'E'] as const;

/** The letter of a seat. */
export const letter = (seat: number): string => SEATS[seat] ?? String(seat + 1);
