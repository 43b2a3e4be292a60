import { whoHasExternalIds } from '../../schema/imports/externalIds.ts';
import type { ImportRow } from '../../schema/imports/importRow.ts';
import { t } from '../texts/en/imports.ftl';

type Known = { name: string; externalId?: string | null | undefined };

/** Rows with an external id that somebody of the event, or an earlier row, has already. */
export const externalIdMessages = (
  rows: readonly ImportRow[],
  existing: readonly Known[],
): string[] =>
  whoHasExternalIds<Known>(rows, existing).flatMap((holder, index) => {
    const { row = 0, externalId } = rows[index] ?? {};
    if (!holder || !externalId) return [];
    return [t('external-id-taken', { row: String(row), person: holder.name, id: externalId })];
  });
