const table = Uint32Array.from({ length: 256 }, (_, byte) => {
  let sum = byte;
  for (let bit = 0; bit < 8; bit += 1) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1;
  return sum;
});

/** The CRC-32 of bytes. */
export const crc32 = (bytes: Uint8Array): number => {
  let sum = -1;
  for (let at = 0; at < bytes.length; at += 1)
    sum = (table[(sum ^ (bytes[at] as number)) & 0xff] as number) ^ (sum >>> 8);
  return ~sum >>> 0;
};
