import { createHash } from 'node:crypto';
import { freshBytes } from './freshBytes.ts';

/** 128 random bits as 22 characters of base64url. */
export const newId = (): string => freshBytes(16).toString('base64url');

const hashOf = (text: string): Buffer => createHash('sha256').update(text).digest().subarray(0, 16);

/** The n-th id of a command: as hard to guess as the command id, which is random (see `newId`). */
export const derivedId = (commandId: string, n: number): string =>
  hashOf(`${commandId}:id:${n}`).toString('base64url');

/** The id of a command's n-th domain event: a UUID of version 8 (RFC 9562), the same at each append. */
export const eventIdOf = (commandId: string, ordinal: number): string => {
  const bytes = hashOf(`${commandId}:event:${ordinal}`);
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x80;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
};
