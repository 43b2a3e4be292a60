import sharp from 'sharp';
import { expect, it } from 'vitest';
import { limits } from '../../schema/limits.ts';
import { pictureOf, pictureOfScans, pictureThatClaims } from '../../tests/harness/pictures.ts';
import { encodeImage } from './encodeImage.ts';

it('keeps a picture of the same kind and size', async () => {
  expect(await encodeImage(await pictureOf(30, 20))).toMatchObject({
    type: 'image/png',
    width: 30,
    height: 20,
  });
  expect(await encodeImage(await pictureOf(30, 20, 'jpeg'))).toMatchObject({ type: 'image/jpeg' });
});

it("turns it upright, and removes the camera's metadata", async () => {
  const photo = await sharp(await pictureOf(30, 20, 'jpeg'))
    .withExif({ IFD0: { Copyright: 'Mira Halvorsen' }, IFD3: { GPSLatitudeRef: 'N' } })
    .withMetadata({ orientation: 6 })
    .toBuffer();
  expect(photo.includes('Mira Halvorsen')).toBe(true);
  const kept = await encodeImage(photo);
  expect(kept).toMatchObject({ width: 20, height: 30 });
  expect(kept.bytes.includes('Mira Halvorsen')).toBe(false);
  const { exif, orientation } = await sharp(kept.bytes).metadata();
  expect({ exif, orientation }).toEqual({ exif: undefined, orientation: undefined });
});

it('removes anything hidden after the last pixel', async () => {
  const script = '<script>alert(1)</script>';
  const polyglot = Buffer.concat([await pictureOf(3, 2), Buffer.from(script)]);
  expect((await encodeImage(polyglot)).bytes.includes(script)).toBe(false);
});

it('scales it down to the size that is stored', async () => {
  const { width, height } = await encodeImage(await pictureOf(5_000, 100));
  expect([width, height]).toEqual([limits.imageSide, 82]);
});

const refused = (file: Uint8Array) => expect(encodeImage(file)).rejects;

it('refuses a picture that is too large to decode, by its header', async () => {
  const claiming = await pictureThatClaims(50_000, 50_000);
  expect(claiming.byteLength).toBeLessThan(2_000);
  await refused(claiming).toMatchObject({
    code: 'BAD_INPUT',
    message: 'The picture has more than 40 megapixels. Save it smaller, and try again.',
    issues: [{ path: 'file' }],
  });
});

it('refuses a JPEG that would be decoded over and over', async () => {
  expect(await encodeImage(pictureOfScans(60))).toMatchObject({ width: 16, height: 8 });
  await refused(pictureOfScans(70)).toMatchObject({
    code: 'BAD_INPUT',
    issues: [{ path: 'file' }],
  });
});

it('refuses other files whatever their name, broken ones, and those above 10 MB', async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"/>';
  for (const text of [svg, '%PDF-1.7', 'GIF89a', '<script>alert(1)</script>', ''])
    await refused(Buffer.from(text)).toMatchObject({ code: 'WRONG_TYPE' });
  const whole = await pictureOf(300, 200);
  await refused(whole.subarray(0, whole.byteLength / 2)).toMatchObject({ code: 'BAD_INPUT' });
  await refused(whole.subarray(0, 8)).toMatchObject({ code: 'BAD_INPUT' });
  await refused(Buffer.alloc(limits.imageBytes + 1)).toMatchObject({ code: 'TOO_LARGE' });
});
