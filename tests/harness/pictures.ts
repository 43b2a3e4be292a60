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

/** A PNG that says that it is so large, and has no pixels. */
export const pictureThatClaims = async (width: number, height: number): Promise<Buffer> => {
  const small = await pictureOf(1, 1);
  const claiming = Buffer.from(small);
  // Its header follows the signature: width and height, then their checksum.
  claiming.writeUInt32BE(width, 16);
  claiming.writeUInt32BE(height, 20);
  claiming.writeUInt32BE(crc32(claiming.subarray(12, 29)), 29);
  return claiming;
};
