import { Inflate } from 'fflate';
import { Unreadable } from './unreadable.ts';
import { workbookMessages } from './workbookMessages.ts';
import { type ZipEntry, zipEntries } from './zipEntries.ts';

const table = Uint32Array.from({ length: 256 }, (_, byte) => {
  let sum = byte;
  for (let bit = 0; bit < 8; bit += 1) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1;
  return sum;
});

const crc32 = (bytes: Uint8Array): number => {
  let sum = -1;
  for (let at = 0; at < bytes.length; at += 1)
    sum = (table[(sum ^ (bytes[at] as number)) & 0xff] as number) ^ (sum >>> 8);
  return ~sum >>> 0;
};

/**
 * In bytes, compressed. Deflate expands at most a thousandfold, so this limits what is inflated at a time.
 */
const pushed = 4 * 1024;

/**
 * A file that unpacks to more than `size`, and to more than `times` its bytes, is a zip bomb: no real sheet
 * of that size is so repetitive. It is refused long before it fills the memory.
 */
const suspect = { size: 8 * 1024 * 1024, times: 250 } as const;

/**
 * Unpacks the wanted entries of a zip file, by name. Inflates and counts all entries, wanted or not, up to
 * `most` bytes in all, because the sizes in the file cannot be trusted.
 * @throws Unreadable, or another error if the file is damaged
 */
export const unzipped = (
  file: Uint8Array,
  most: number,
  isWanted: (name: string) => boolean,
): Map<string, Uint8Array> => {
  const entries = zipEntries(file);
  const promised = entries.reduce((sum, { size }) => sum + size, 0);
  if (promised > most) throw new Unreadable(workbookMessages.tooLarge);
  if (entries.some(({ isEncrypted }) => isEncrypted)) {
    throw new Unreadable(workbookMessages.encrypted);
  }
  const found = new Map<string, Uint8Array>();
  let room = most;
  for (const entry of entries) {
    const isKept = isWanted(entry.name);
    const parts: Uint8Array[] = [];
    const size = inflate(entry, room, (part) => void (isKept && parts.push(part)));
    room -= size;
    if (size !== entry.size || found.has(entry.name))
      throw new Unreadable(workbookMessages.damaged);
    if (isKept) found.set(entry.name, checked(entry, joined(parts)));
  }
  return found;
};

const checked = ({ crc }: ZipEntry, bytes: Uint8Array): Uint8Array => {
  if (crc32(bytes) !== crc) throw new Unreadable(workbookMessages.damaged);
  return bytes;
};

/** Inflates an entry and passes on its bytes. @returns the number of bytes */
const inflate = (entry: ZipEntry, most: number, take: (part: Uint8Array) => void): number => {
  let size = 0;
  const count = (part: Uint8Array) => {
    size += part.length;
    if (size > most) throw new Unreadable(workbookMessages.tooLarge);
    take(part);
  };
  if (entry.method === 0) count(entry.packed);
  else if (entry.method === 8) {
    inflateInto(entry.packed, count, (read) => {
      if (size > suspect.size && size > read * suspect.times)
        throw new Unreadable(workbookMessages.bomb);
    });
  } else throw new Unreadable(workbookMessages.damaged);
  return size;
};

const inflateInto = (
  packed: Uint8Array,
  take: (part: Uint8Array) => void,
  /** Called with the number of bytes read. */
  look: (read: number) => void,
): void => {
  const inflating = new Inflate((part) => take(part));
  for (let at = 0; at < packed.length; at += pushed) {
    const end = at + pushed;
    inflating.push(packed.subarray(at, end), end >= packed.length);
    look(end);
  }
};

const joined = (parts: readonly Uint8Array[]): Uint8Array => {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
};
