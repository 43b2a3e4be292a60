import sharp from 'sharp';
import { expect, it } from 'vitest';
import { pictureOf, pictureOfScans } from '../../tests/harness/pictures.ts';
import { jpegScans } from './jpegScans.ts';

it('counts the scans of a JPEG', async () => {
  const plain = await pictureOf(300, 200, 'jpeg');
  expect(jpegScans(plain)).toBe(1);
  expect(jpegScans(pictureOfScans(70))).toBe(70);
  const progressive = await sharp(plain).jpeg({ progressive: true }).toBuffer();
  expect(jpegScans(progressive)).toBeGreaterThan(1);
});

it("ignores a camera's metadata, and data after the end", async () => {
  const scans = Buffer.from([0xff, 0xda, 0xff, 0xda, 0xff, 0xda]);
  const plain = await pictureOf(300, 200, 'jpeg');
  const said = Buffer.concat([Buffer.from([0xff, 0xe1, 0, scans.length + 2]), scans]);
  const start = plain.subarray(0, 2);
  expect(jpegScans(Buffer.concat([start, said, plain.subarray(2), scans]))).toBe(1);
});

it('ends at the end of a truncated file', () => {
  const whole = pictureOfScans(3);
  for (let length = 0; length < whole.length; length += 1)
    expect(jpegScans(whole.subarray(0, length))).toBeLessThanOrEqual(3);
  expect(jpegScans(Buffer.alloc(1_000, 0xff))).toBe(0);
});
