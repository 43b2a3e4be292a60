import { idOutOfCopy } from '../../schema/copyIds.ts';
import type { ListSource, Position } from '../../schema/domainEvents.ts';
import type { MergedGuests } from '../../schema/entities/guestList.ts';
import { Refusal } from '../../schema/refusal.ts';
import type { Application } from '../application.ts';
import type { GuestList } from './compare.ts';
import type { Shown } from './shown.ts';

/**
 * A compared list, with the comparison that the member was shown. `since` is a position of the log before the
 * list's merge.
 */
export type PreviewedList = {
  source: ListSource;
  list: GuestList;
  shown: Shown;
  since: Position;
};

type Whose = { importId: string; eventId: string; memberId: string };

/** The list, or the answer that its merge gave. */
type Preview = { list: PreviewedList; answer: null } | { list: null; answer: MergedGuests };

const peopleIn = ({ rows, missing }: Shown): string[] => {
  const ids = [
    ...rows.flatMap(({ attendeeId, candidates }) => [
      attendeeId,
      ...candidates.map((one) => one.attendeeId),
    ]),
    ...missing.map(({ attendeeId }) => attendeeId),
  ];
  return [...new Set(ids.flatMap((id) => (id === null ? [] : [idOutOfCopy(id)])))];
};

/**
 * Stores a preview for an hour, and replaces the member's earlier one of the event.
 * @throws Refusal CONFLICT for a preview that names a person who is being erased
 */
export const keepPreview = async (
  { read }: Pick<Application, 'read'>,
  { importId, eventId, memberId }: Whose,
  list: PreviewedList,
): Promise<void> => {
  const people = peopleIn(list.shown);
  const { rows } = await read.raw<{ rows: unknown[] }>(
    `WITH earlier AS (
       DELETE FROM import_previews
        WHERE event_id = :eventId AND member_id = :memberId AND answer IS NULL)
     INSERT INTO import_previews (id, event_id, member_id, people, list)
     SELECT :importId, :eventId, :memberId, :people, :list
      WHERE NOT any_erased(:people::text[]) RETURNING id`,
    { importId, eventId, memberId, people, list: JSON.stringify(list) },
  );
  if (rows.length === 0)
    throw new Refusal('CONFLICT', 'Somebody in the list was erased. Please compare it again.');
};

/** The member's own preview. @throws Refusal IMPORT_NOT_FOUND, also if it is more than an hour old */
export const previewOf = async (
  { read }: Pick<Application, 'read'>,
  { importId, eventId, memberId }: Whose,
): Promise<Preview> => {
  const found = await read('import_previews')
    .where({ id: importId, event_id: eventId, member_id: memberId })
    .whereRaw("created_at > now() - interval '1 hour'")
    .first<Preview | undefined>('list', 'answer');
  if (found) return found;
  throw new Refusal('IMPORT_NOT_FOUND', 'This comparison has expired. Compare the list again.');
};

/** Deletes the list of a preview, and keeps the answer for repeated requests. */
export const applied = async (
  { read }: Pick<Application, 'read'>,
  importId: string,
  answer: MergedGuests,
): Promise<void> => {
  await read('import_previews')
    .where({ id: importId })
    .update({ list: null, people: [], answer: JSON.stringify(answer) });
};

/** Deletes lists that can no longer be applied. */
export const forgetOldPreviews = async (read: Application['read']): Promise<void> => {
  await read('import_previews').whereRaw("created_at < now() - interval '1 hour'").delete();
};
