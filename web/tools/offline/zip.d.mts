/** What tests use of the tool. */
export function zipped(files: Iterable<[string, Buffer]>): Buffer;
export function unzipped(zip: Buffer): Map<string, Buffer>;
