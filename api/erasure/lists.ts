import { idInCopy } from '../../schema/copyIds.ts';
import type { Cells } from '../../schema/guestLists/cells.ts';
import type { Application } from '../application.ts';
import type { PreviewedList } from '../guestLists/previews.ts';

type Read = Application['read'];

/** The contents of lists about a guest, step by step. Later steps hold only differences. */
type Listed = { source: string; isListed: boolean; isUndone: boolean; fields: Cells };

/** The contents of the lists of an event and its drafts about a guest. */
export const listsNaming = (read: Read, ids: readonly string[]): Promise<Listed[]> =>
  read('imported_rows as r')
    .join('import_steps as s', 's.id', 'r.step_id')
    .whereIn('r.attendee_id', ids)
    .orderBy(['s.revision', 'r.id'])
    .select<Listed[]>(
      's.source',
      'r.fields',
      { isListed: 'r.is_listed' },
      read.raw(`coalesce((s.turns->-1->>'isUndone')::boolean, false) AS "isUndone"`),
    );

type Previewed = { id: string; eventId: string; createdAt: Date; list: PreviewedList };

/**
 * The contents about a person in lists that were previewed but not applied. Previews are kept for an hour.
 */
export const previewsNaming = async (read: Read, attendeeId: string) => {
  const found = await read('import_previews')
    .whereNotNull('list')
    .whereRaw('people @> ?::text[]', [[attendeeId]])
    .orderBy('created_at')
    .select<Previewed[]>('id', 'list', { eventId: 'event_id', createdAt: 'created_at' });
  return found.map(({ list: { list, shown }, ...preview }) => {
    const ids = [attendeeId, idInCopy(attendeeId, preview.eventId)];
    const isTheirs = (one: { attendeeId: string | null }) => ids.includes(one.attendeeId ?? '');
    const lines = shown.rows.filter((row) => [row, ...row.candidates].some(isTheirs));
    const numbers = new Set(lines.map(({ row }) => row));
    return { ...preview, rows: list.rows.filter(({ row }) => numbers.has(row)) };
  });
};

/** A member's remembered column mappings and current previews. */
export const listsOfMember = async (read: Read, memberId: string) => ({
  importSources: await read('import_sources')
    .where({ member_id: memberId })
    .orderBy('id')
    .select<object[]>('mapping', { headerPrint: 'header_print' }),
  previews: await read('import_previews')
    .where({ member_id: memberId })
    .whereNotNull('list')
    .orderBy('created_at')
    .select<object[]>('id', { eventId: 'event_id', createdAt: 'created_at' }),
});
