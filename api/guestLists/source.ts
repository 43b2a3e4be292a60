import { createHash } from 'node:crypto';
import type { z } from 'zod';
import type { ListSource } from '../../schema/domainEvents.ts';
import type { listSource } from '../../schema/inputs/listSource.ts';

/** The fingerprint of a header, regardless of letter case. */
export const headerPrintOf = (header: readonly string[]): string =>
  createHash('sha256')
    .update(JSON.stringify(header.map((name) => name.trim().toLowerCase())))
    .digest('base64url')
    .slice(0, 22);

/** The source of a list in its recorded form. */
export const sourceOf = ({ kind, header, mapping }: z.output<typeof listSource>): ListSource => ({
  kind,
  headerPrint: header ? headerPrintOf(header) : null,
  mapping: mapping ?? null,
});
