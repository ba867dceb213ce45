/** The files of a zip in which they are stored as they are: views of its bytes, by name. */
export function unzip(zip) {
    const found = new Map();
    const view = new DataView(zip.buffer, zip.byteOffset, zip.byteLength);
    const names = new TextDecoder();
    const end = zip.byteLength - 22; // our zips have no comment
    let at = view.getUint32(end + 16, true);
    for (let left = view.getUint16(end + 10, true); left > 0; left -= 1) {
        const size = view.getUint32(at + 24, true);
        const named = view.getUint16(at + 28, true);
        const from = view.getUint32(at + 42, true) + 30 + named;
        found.set(names.decode(zip.subarray(at + 46, at + 46 + named)), zip.subarray(from, from + size));
        at += 46 + named;
    }
    return found;
}
