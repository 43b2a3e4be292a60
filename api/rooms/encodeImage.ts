import sharp from 'sharp';
import { limits } from '../../schema/limits.ts';
import { badField, Refusal } from '../../schema/refusal.ts';
import { boundedTurns } from '../serving/boundedTurns.ts';
import { jpegScans } from './jpegScans.ts';

/** A picture as stored. Width and height are in pixels. */
export type EncodedImage = { type: ImageType; width: number; height: number; bytes: Buffer };
export type ImageType = 'image/png' | 'image/jpeg';

/** The accepted media types of pictures. */
export const imageTypes: readonly ImageType[] = ['image/png', 'image/jpeg'];

/**
 * Limits the pictures that are decoded at a time, and those that wait. A picture takes up to 400 MB: an
 * interlaced one is decoded as a whole, with up to 40 megapixels of 8 bytes.
 */
const inTurn = boundedTurns({
  atOnce: 1,
  waiting: 8,
  busy: 'Too many pictures are being read. Try again in a moment.',
});

/**
 * In pixels, before the picture is made smaller: the limit of a JPEG. A PNG of 1 by 40 million pixels takes
 * half a minute.
 */
const largestSide = 65_535;

/**
 * For a JPEG. A photograph has at most a dozen scans, but a file of 200 kB can have thousands. Each is
 * decoded over the whole picture, which takes minutes, and no time limit of `sharp` interrupts that.
 */
const mostScans = 64;

/** In bytes. A larger PNG is a photograph, and stored as JPEG. */
const largestPng = 4 * 1024 * 1024;

// Decodes one picture at a time on one thread, because commands and answers need the others.
sharp.concurrency(1);
sharp.cache(false);

const starts: [type: ImageType, bytes: readonly number[]][] = [
  ['image/png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['image/jpeg', [0xff, 0xd8, 0xff]],
];

/** The format of a file by its first bytes, whatever its name. */
const typeOf = (file: Uint8Array): ImageType | undefined =>
  starts.find(([, bytes]) => bytes.every((byte, n) => file[n] === byte))?.[0];

const saveSmaller = 'Save it smaller, and try again.';

/** What a person is told whose file is no picture. */
export const noPicture = 'The picture must be a PNG or a JPEG.';

/** What a person is told whose picture has too many bytes. */
export const pictureTooLarge =
  'The picture is larger than 10 MB. Save it smaller or as a JPEG, and try again.';

const refuse = (message: string) => badField('file', message);

const unreadable = () => refuse('This picture cannot be read. Save it again and try once more.');

/**
 * Decodes a PNG or JPEG and encodes it anew, upright and at most 4,096 pixels a side. That removes metadata
 * and whatever else hides in the file. Reads the size from the header first.
 * @throws Refusal WRONG_TYPE for other files; TOO_LARGE above 10 MB; BAD_INPUT above 40 megapixels or 65,535
 * pixels a side, or for a file that cannot be decoded, including a JPEG with too many scans; NOT_READY if too
 * many pictures wait
 */
export const encodeImage = async (file: Uint8Array): Promise<EncodedImage> => {
  if (file.byteLength > limits.imageBytes) throw new Refusal('TOO_LARGE', pictureTooLarge);
  const type = typeOf(file);
  if (!type) throw new Refusal('WRONG_TYPE', noPicture);
  await refuseManyPixels(file);
  if (type === 'image/jpeg' && jpegScans(file) > mostScans) throw unreadable();
  return inTurn(() => encoded(file, type));
};

const refuseManyPixels = async (file: Uint8Array): Promise<void> => {
  // Reads only the header, so no limit is needed.
  const { width, height } = await sharp(file, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw unreadable();
    });
  if (width * height > limits.imagePixels)
    throw refuse(`The picture has more than 40 megapixels. ${saveSmaller}`);
  if (Math.max(width, height) > largestSide)
    throw refuse(
      `The picture has more than ${largestSide.toLocaleString('en')} pixels a side. ${saveSmaller}`,
    );
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
