/** Drawings that everybody must tell apart, whatever colours they see; the browser tests look at them. */
export const APART = [['pip-green', 'pip-red', 'pip-yellow', 'pip-blue']] as const;
