import { createHash } from 'node:crypto';
import { freshBytes } from './freshBytes.ts';

/** 128 random bits as 22 characters of base64url. */
export const newId = (): string => freshBytes(16).toString('base64url');

/** The n-th id of a command: as hard to guess as the command id, which is random (see `newId`). */
export const derivedId = (commandId: string, n: number): string =>
  createHash('sha256')
    .update(`${commandId}:id:${n}`)
    .digest()
    .subarray(0, 16)
    .toString('base64url');

/** The id of a command's n-th domain event: a UUID (version 8), the same whenever it is appended. */
export const eventIdOf = (commandId: string, ordinal: number): string => {
  const bytes = createHash('sha256')
    .update(`${commandId}:event:${ordinal}`)
    .digest()
    .subarray(0, 16);
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x80;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = bytes.toString('hex');
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    hex.slice(12, 16),
    hex.slice(16, 20),
    hex.slice(20),
  ].join('-');
};
