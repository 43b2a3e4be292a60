import { mapPersonalFields } from '../../schema/personalFields.ts';

/**
 * By how much sealing makes events longer. Short values grow more, because each carries an IV and a
 * tag: `appendBytes` adds those.
 */
export const sealedGrowth = 1.6;

/** At most, in bytes: IV, tag and framing of one sealed value, with the names of its fields. */
const sealBytes = 110;

/** The most bytes of one part of a command, with room for its ids and framing. */
export const partBytesOf = ({ maxAppendBytes }: { maxAppendBytes: number }): number =>
  Math.floor(maxAppendBytes * 0.65);

const bytesOf = (value: unknown): number => Buffer.byteLength(JSON.stringify(value));

/**
 * The bytes that events, or pieces of their data, need of an append: at least their JSON, and enough
 * for them to fit once they are sealed.
 */
export const appendBytes = (value: unknown): number => {
  const plain = bytesOf(value);
  let sealed = plain;
  mapPersonalFields(value, (personal) => {
    sealed += bytesOf(personal) + sealBytes;
    return personal;
  });
  return Math.max(plain, Math.ceil(sealed / sealedGrowth));
};
