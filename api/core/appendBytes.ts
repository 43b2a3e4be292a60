import { mapPersonalFields } from '../../schema/personalFields.ts';

/**
 * How much larger events may get when they are sealed. Short values grow more than that, because each carries
 * an IV and a tag; `appendBytes` adds those.
 */
export const sealedGrowth = 1.6;

/** The most bytes that sealing adds to one value: IV, tag and framing, with the names of its fields. */
const sealBytes = 110;

/** The most bytes of one part of a command; leaves room for its ids and framing. */
export const partBytesOf = ({ maxAppendBytes }: { maxAppendBytes: number }): number =>
  Math.floor(maxAppendBytes * 0.65);

/**
 * The bytes to reserve in an append for events, or for pieces of their data: at least their JSON, and enough
 * for their sealed form.
 */
export const appendBytes = (value: unknown): number => {
  const plain = Buffer.byteLength(JSON.stringify(value));
  // At worst all of it is personal: base64 takes four bytes for three.
  let sealed = (plain * 4) / 3;
  mapPersonalFields(value, (personal) => {
    sealed += sealBytes;
    return personal;
  });
  return Math.max(plain, Math.ceil(sealed / sealedGrowth));
};
