export function unzip(zip: Uint8Array): Map<string, Uint8Array>;
