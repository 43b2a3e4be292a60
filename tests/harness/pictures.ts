import { crc32 } from 'node:zlib';
import sharp from 'sharp';

/** A picture of one colour. */
export const pictureOf = (
  width: number,
  height: number,
  format: 'png' | 'jpeg' = 'png',
): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#d8c7a9' } })
    [format]()
    .toBuffer();

/** A PNG with these dimensions in its header, and no pixels. */
export const pictureThatClaims = async (width: number, height: number): Promise<Buffer> => {
  const small = await pictureOf(1, 1);
  const claiming = Buffer.from(small);
  // The header follows the signature: width and height, then their checksum.
  claiming.writeUInt32BE(width, 16);
  claiming.writeUInt32BE(height, 20);
  claiming.writeUInt32BE(crc32(claiming.subarray(12, 29)), 29);
  return claiming;
};

const segment = (kind: number, ...bytes: readonly number[]): Buffer =>
  Buffer.from([0xff, kind, 0, bytes.length + 2, ...bytes]);

/** A table with one code, a single 0. */
const huffmanTable = (slot: number, symbol: number): Buffer =>
  segment(0xc4, slot, 1, ...new Array<number>(15).fill(0), symbol);

/** A gray progressive JPEG of 16 by 8 pixels with this many scans, of 11 bytes each. */
export const pictureOfScans = (scans: number): Buffer => {
  // No coefficients in both blocks: the symbol for a run of two or three blocks, and a bit that selects
  // two.
  const [endOfTwoBlocks, twice] = [0x10, 0b0_0_111111];
  const again = Buffer.concat([segment(0xda, 1, 1, 0, 1, 63, 0), Buffer.from([twice])]);
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    segment(0xdb, 0, ...new Array<number>(64).fill(1)),
    segment(0xc2, 8, 0, 8, 0, 16, 1, 1, 0x11, 0),
    huffmanTable(0x00, 0),
    huffmanTable(0x10, endOfTwoBlocks),
    // The first scan sets the blocks' brightness: gray, in a bit each.
    segment(0xda, 1, 1, 0, 0, 0, 0),
    Buffer.from([0b00_111111]),
    ...new Array<Buffer>(scans - 1).fill(again),
    Buffer.from([0xff, 0xd9]),
  ]);
};
