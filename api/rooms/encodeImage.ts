import sharp from 'sharp';
import { limits } from '../../schema/limits.ts';
import { badField, Refusal } from '../../schema/refusal.ts';
import { boundedTurns } from '../serving/boundedTurns.ts';
import { jpegScans } from './jpegScans.ts';

/** A picture as it is kept. Width and height in pixels. */
export type EncodedImage = { type: ImageType; width: number; height: number; bytes: Buffer };
export type ImageType = 'image/png' | 'image/jpeg';

/** The accepted media types of pictures. */
export const imageTypes: readonly ImageType[] = ['image/png', 'image/jpeg'];

/**
 * Pictures that are decoded at the same time, and those that wait meanwhile. One takes up to 400 MB: where it
 * is interlaced it is decoded as a whole, of 40 megapixels with 8 bytes each.
 */
const inTurn = boundedTurns({
  atOnce: 1,
  waiting: 8,
  busy: 'Too many pictures are being read. Try again in a moment.',
});

/**
 * In pixels, before it is made smaller; what a JPEG can have at most. A PNG of one pixel by 40 million takes
 * half a minute.
 */
const largestSide = 65_535;

/**
 * For a JPEG: a photograph has a dozen at most. A file of 200 kB can have thousands, of which each is
 * decoded over the whole picture: that takes minutes, which no time limit of `sharp` interrupts.
 */
const mostScans = 64;

/** In bytes. A PNG that is larger than this is a photograph, and kept as JPEG. */
const largestPng = 4 * 1024 * 1024;

// One picture after the other on one thread: commands and answers need the others.
sharp.concurrency(1);
sharp.cache(false);

const starts: [type: ImageType, bytes: readonly number[]][] = [
  ['image/png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['image/jpeg', [0xff, 0xd8, 0xff]],
];

/** The format of a file by its first bytes, whatever its name. */
const typeOf = (file: Uint8Array): ImageType | undefined =>
  starts.find(([, bytes]) => bytes.every((byte, n) => file[n] === byte))?.[0];

const refuse = (message: string) => badField('file', message);

const unreadable = () => refuse('This picture cannot be read. Save it again and try once more.');

/**
 * Decodes a PNG or JPEG and encodes it anew, upright and at most 4,096 pixels a side: metadata
 * goes, and whatever else hides in the file. Its size is read from its header first.
 * @throws Refusal WRONG_TYPE for other files; TOO_LARGE above 10 MB; BAD_INPUT above 40 megapixels
 * or 65,535 pixels a side, or for a file that cannot be decoded, a JPEG with too many scans
 * included; NOT_READY where too many wait
 */
export const encodeImage = async (file: Uint8Array): Promise<EncodedImage> => {
  if (file.byteLength > limits.imageBytes)
    throw new Refusal('TOO_LARGE', 'A picture may have at most 10 MB');
  const type = typeOf(file);
  if (!type) throw new Refusal('WRONG_TYPE', 'Send a PNG or JPEG picture');
  await refuseManyPixels(file);
  if (type === 'image/jpeg' && jpegScans(file) > mostScans) throw unreadable();
  return inTurn(() => encoded(file, type));
};

const refuseManyPixels = async (file: Uint8Array): Promise<void> => {
  // Reads the header alone: nothing is decoded, so nothing needs a limit.
  const { width, height } = await sharp(file, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw unreadable();
    });
  if (width * height > limits.imagePixels) throw refuse('A picture may have 40 megapixels');
  if (Math.max(width, height) > largestSide)
    throw refuse(`A picture may have ${largestSide} pixels a side`);
};

const encoded = async (file: Uint8Array, type: ImageType): Promise<EncodedImage> => {
  const upright = sharp(file, { limitInputPixels: limits.imagePixels, failOn: 'error' })
    .autoOrient()
    .resize({
      width: limits.imageSide,
      height: limits.imageSide,
      fit: 'inside',
      withoutEnlargement: true,
    })
    .toColourspace('srgb');
  const as = async (kind: ImageType): Promise<EncodedImage> => {
    const copy = upright.clone();
    const { data, info } = await (kind === 'image/png'
      ? copy.png({ compressionLevel: 9 })
      : copy.flatten({ background: '#fff' }).jpeg({ quality: 82, mozjpeg: false })
    ).toBuffer({ resolveWithObject: true });
    return { type: kind, width: info.width, height: info.height, bytes: data };
  };
  try {
    const kept = await as(type);
    const isTooLarge = type === 'image/png' && kept.bytes.byteLength > largestPng;
    return isTooLarge ? await as('image/jpeg') : kept;
  } catch {
    throw unreadable();
  }
};
