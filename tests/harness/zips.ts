import { constants, crc32, deflateRawSync } from 'node:zlib';

/** An entry of a zip file. Entries with the same bytes share them. */
export type PackedEntry = {
  name: string;
  bytes: Uint8Array;
  /** 0: stored, 8: deflated. */
  method: 0 | 8;
  /** The unpacked size that the file declares. */
  size: number;
};

const one = 16;

/** This many megabytes of one text, deflated; spaces shrink to a thousandth. A multiple of 16. */
export const packed = (megabytes: number, text = ' '): Uint8Array => {
  const block = deflateRawSync(Buffer.alloc(one * 1024 * 1024, text), {
    level: 9,
    finishFlush: constants.Z_FULL_FLUSH,
  });
  const end = deflateRawSync(Buffer.alloc(0));
  return Buffer.concat([...Array.from({ length: megabytes / one }, () => block), end]);
};

/** A zip file that declares whatever it is told about its entries. */
export const zipOf = (entries: readonly PackedEntry[]): Uint8Array => {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  const places = new Map<Uint8Array, number>();
  let at = 0;
  for (const entry of entries) {
    const { name, bytes } = entry;
    const known = places.get(bytes);
    const place = known ?? at;
    const fields = fieldsOf(entry);
    const nameBytes = Buffer.from(name);
    if (known === undefined) {
      const local = Buffer.concat([Buffer.from('PK\x03\x04'), fields, Buffer.alloc(2), nameBytes]);
      local.writeUInt16LE(nameBytes.length, 26);
      parts.push(local, Buffer.from(bytes));
      places.set(bytes, at);
      at += local.length + bytes.length;
    }
    const central = Buffer.concat([
      Buffer.from('PK\x01\x02\x14\0'),
      fields,
      Buffer.alloc(16),
      nameBytes,
    ]);
    central.writeUInt16LE(nameBytes.length, 28);
    central.writeUInt32LE(place, 42);
    directory.push(central);
  }
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(Buffer.concat(directory).length, 12);
  end.writeUInt32LE(at, 16);
  return new Uint8Array(Buffer.concat([...parts, ...directory, end]));
};

/** The fields of both headers of an entry, from the version to the length of its name. */
const fieldsOf = ({ bytes, method, size }: PackedEntry): Buffer => {
  const fields = Buffer.alloc(24);
  fields.writeUInt16LE(20, 0);
  fields.writeUInt16LE(method, 4);
  fields.writeUInt32LE(method === 0 ? crc32(bytes) : 0, 10);
  fields.writeUInt32LE(bytes.length, 14);
  fields.writeUInt32LE(size, 18);
  return fields;
};
