import { mapPersonalFields } from '../../schema/personalFields.ts';

/**
 * How much longer than plain text a log that seals what is personal takes events to be. Short values
 * grow more than that, since each has a key's marks of its own: `appendBytes` counts them in.
 */
export const sealedGrowth = 1.6;

/** IV, tag and framing of one sealed value, and the names of its fields told once more: at most. */
const marksOfOne = 110;

/** What one of several parts of a command may take, so that it is sure to fit with all around it. */
export const partBytesOf = ({ maxAppendBytes }: { maxAppendBytes: number }): number =>
  Math.floor(maxAppendBytes * 0.65);

const bytesOf = (value: unknown): number => Buffer.byteLength(JSON.stringify(value));

/**
 * What events, or pieces of their data, take of the room in an append, in bytes: never less than
 * their JSON, and never so little that they would not fit once they are sealed.
 */
export const appendBytes = (value: unknown): number => {
  const plain = bytesOf(value);
  let sealed = plain;
  mapPersonalFields(value, (personal) => {
    sealed += bytesOf(personal) + marksOfOne;
    return personal;
  });
  return Math.max(plain, Math.ceil(sealed / sealedGrowth));
};
