export function boardTypes(): string;
