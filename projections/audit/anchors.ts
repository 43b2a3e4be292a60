import type { Link } from '../engine/hashChain.ts';

/** A link that was noted outside the database, and that the chain must still contain. */
export type Anchor = Link & { table: string };

const pattern = /^([a-z_]+):([1-9]\d{0,14}):([0-9a-f]{64})$/;

/** `admin_audit_log:120:3f2a…`, the format that verification prints. */
export const anchorText = ({ table, sequence, hash }: Anchor): string =>
  `${table}:${sequence}:${hash}`;

/** Parses an anchor. Undefined if the text is not an anchor. */
export const anchorFrom = (text: string): Anchor | undefined => {
  const [, table, sequence, hash] = pattern.exec(text) ?? [];
  return table && hash ? { table, sequence: Number(sequence), hash } : undefined;
};
