import { inflateSync } from 'node:zlib';

const headerLength = 12;
const entryLength = 16;

/**
 * Unpacks a WOFF font to the plain font (sfnt) inside it, because fontkit would inflate a whole table for each
 * letter. The format: https://www.w3.org/TR/WOFF/
 */
export const unpackedFont = (woff: Buffer): Buffer => {
  const count = woff.readUInt16BE(12);
  const entries = Array.from({ length: count }, (_, nth) => {
    const at = 44 + nth * 20;
    const [offset, packed, length] = [4, 8, 12].map((field) => woff.readUInt32BE(at + field));
    const bytes = woff.subarray(offset, (offset ?? 0) + (packed ?? 0));
    return {
      tag: woff.subarray(at, at + 4),
      checksum: woff.readUInt32BE(at + 16),
      bytes: packed === length ? bytes : inflateSync(bytes),
    };
  });
  const directory = Buffer.alloc(headerLength + count * entryLength);
  woff.copy(directory, 0, 4, 8);
  directory.writeUInt16BE(count, 4);
  const log = Math.floor(Math.log2(count));
  directory.writeUInt16BE(2 ** log * 16, 6);
  directory.writeUInt16BE(log, 8);
  directory.writeUInt16BE(count * 16 - 2 ** log * 16, 10);
  const parts: Buffer[] = [directory];
  let end = directory.length;
  for (const [nth, { tag, checksum, bytes }] of entries.entries()) {
    const at = headerLength + nth * entryLength;
    tag.copy(directory, at);
    directory.writeUInt32BE(checksum, at + 4);
    directory.writeUInt32BE(end, at + 8);
    directory.writeUInt32BE(bytes.length, at + 12);
    const padding = Buffer.alloc((4 - (bytes.length % 4)) % 4);
    parts.push(bytes, padding);
    end += bytes.length + padding.length;
  }
  return Buffer.concat(parts);
};
