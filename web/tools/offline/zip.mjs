// Zips whose files are stored as they are, so that what travels is packed as a whole, and they are opened in no time.
import { crc32, inflateRawSync } from 'node:zlib';

const DAY = 0x21; // the first that a zip can name: its bytes hang on its content alone

function head(signature, name, data, offset) {
    const central = offset !== undefined;
    const bytes = Buffer.alloc(central ? 46 : 30);
    let at = bytes.writeUInt32LE(signature, 0);
    if (central) at = bytes.writeUInt16LE(20, at);
    at = bytes.writeUInt16LE(20, at);
    at = bytes.writeUInt16LE(0x800, at); // names are UTF-8
    at = bytes.writeUInt16LE(0, at); // stored
    at = bytes.writeUInt16LE(0, at);
    at = bytes.writeUInt16LE(DAY, at);
    at = bytes.writeUInt32LE(crc32(data), at);
    at = bytes.writeUInt32LE(data.length, at);
    at = bytes.writeUInt32LE(data.length, at);
    bytes.writeUInt16LE(name.length, at);
    if (central) bytes.writeUInt32LE(offset, 42);
    return Buffer.concat([bytes, name]);
}

/** A zip of files by name; the order is kept. */
export function zipped(files) {
    const parts = [];
    const list = [];
    let offset = 0;
    for (const [path, data] of files) {
        const name = Buffer.from(path);
        const local = head(0x04034b50, name, data);
        list.push(head(0x02014b50, name, data, offset));
        parts.push(local, data);
        offset += local.length + data.length;
    }
    const central = Buffer.concat(list);
    const end = Buffer.alloc(22);
    end.writeUInt32LE(0x06054b50, 0);
    end.writeUInt16LE(list.length, 8);
    end.writeUInt16LE(list.length, 10);
    end.writeUInt32LE(central.length, 12);
    end.writeUInt32LE(offset, 16);
    return Buffer.concat([...parts, central, end]);
}

/** The files of a zip by name, such as a wheel's or the standard library's. */
export function unzipped(zip) {
    const found = new Map();
    const end = zip.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'));
    let at = zip.readUInt32LE(end + 16);
    for (let left = zip.readUInt16LE(end + 10); left > 0; left -= 1) {
        const method = zip.readUInt16LE(at + 10);
        const size = zip.readUInt32LE(at + 20);
        const [named, extra, comment] = [28, 30, 32].map((place) => zip.readUInt16LE(at + place));
        const local = zip.readUInt32LE(at + 42);
        const name = zip.toString('utf8', at + 46, at + 46 + named);
        const from = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
        const data = zip.subarray(from, from + size);
        if (!name.endsWith('/')) found.set(name, method === 8 ? inflateRawSync(data) : data);
        at += 46 + named + extra + comment;
    }
    return found;
}
