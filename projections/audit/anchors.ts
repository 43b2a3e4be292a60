import type { Link } from '../engine/hashChain.ts';

/** A link that somebody noted elsewhere: the chain must still pass through it. */
export type Anchor = Link & { table: string };

const pattern = /^([a-z_]+):([1-9]\d{0,14}):([0-9a-f]{64})$/;

/** `admin_audit_log:120:3f2a…`, as verification prints it. */
export const anchorText = ({ table, sequence, hash }: Anchor): string =>
  `${table}:${sequence}:${hash}`;

/** Undefined where the text is none. */
export const anchorFrom = (text: string): Anchor | undefined => {
  const [, table, sequence, hash] = pattern.exec(text) ?? [];
  return table && hash ? { table, sequence: Number(sequence), hash } : undefined;
};
