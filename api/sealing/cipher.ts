import { createCipheriv, createDecipheriv } from 'node:crypto';
import { freshBytes } from '../core/freshBytes.ts';

const algorithm = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;

/**
 * Encrypts with AES-256-GCM (NIST SP 800-38D) and a random IV of 96 bits. Returns IV, ciphertext and tag.
 * @param bound additional authenticated data, which names the place of the value
 */
export const encrypt = (key: Buffer, plain: Buffer, bound: string): Buffer => {
  const iv = freshBytes(ivBytes);
  const cipher = createCipheriv(algorithm, key, iv, { authTagLength: tagBytes });
  cipher.setAAD(Buffer.from(bound));
  return Buffer.concat([iv, cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
};

/** Reverses `encrypt`. @throws Error for another key, text or binding */
export const decrypt = (key: Buffer, sealed: Buffer, bound: string): Buffer => {
  const iv = sealed.subarray(0, ivBytes);
  const decipher = createDecipheriv(algorithm, key, iv, { authTagLength: tagBytes });
  decipher.setAAD(Buffer.from(bound));
  decipher.setAuthTag(sealed.subarray(-tagBytes));
  const text = decipher.update(sealed.subarray(ivBytes, -tagBytes));
  return Buffer.concat([text, decipher.final()]);
};
