import { type EventColumn, entriesOf } from '../../schema/imports/eventColumns.ts';
import type { ImportRow } from '../../schema/imports/importRow.ts';
import { allergyText } from '../attendees/allergies/allergyWords.ts';
import { accessNeedLabel, dietLabel, fieldLabel } from '../attendees/fieldWords.ts';
import { replyText } from '../replies/replyText.ts';
import { listText } from '../texts/formats.ts';

type RowFact = { label: string; text: string };

/**
 * All that a row says beside its columns of the preview: how they are reached, what is noted, what somebody replied, eats and needs, what another tool calls them, and what the
 * event's own columns say.
 */
export const factsOf = (row: ImportRow, eventColumns: readonly EventColumn[]): RowFact[] => {
  const { diets, allergies, access, externalId, reply, guestOf = '' } = row;
  const plain = ['email', 'phone', 'linkedinUrl', 'notes'] as const;
  const entries = entriesOf(row);
  return [
    ...plain.map((field) => ({ label: fieldLabel(field), text: row[field] ?? '' })),
    { label: fieldLabel('tags'), text: listText(row.tags ?? []) },
    { label: fieldLabel('reply'), text: reply ? replyText(reply) : '' },
    { label: fieldLabel('guestOf'), text: guestOf },
    { label: fieldLabel('diets'), text: listText((diets ?? []).map(dietLabel)) },
    { label: fieldLabel('allergies'), text: listText((allergies ?? []).map(allergyText)) },
    { label: fieldLabel('access'), text: listText((access ?? []).map(accessNeedLabel)) },
    { label: fieldLabel('externalId'), text: externalId ?? '' },
    ...eventColumns.map(({ key, names: [label = ''], textOf }) => {
      const value = entries[key] ?? null;
      return { label, text: value === null ? '' : textOf(value) };
    }),
  ].filter(({ text }) => text !== '');
};
