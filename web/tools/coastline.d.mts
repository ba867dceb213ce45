/** What tests use of the tool. */
type Ring = readonly (readonly [number, number])[];
export const KEPT: string;
export function area(ring: Ring): number;
export function simplified(ring: Ring, least?: number): Ring;
export function coastline(): string;
