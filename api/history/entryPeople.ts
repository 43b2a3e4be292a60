import DataLoader from 'dataloader';
import type { EntryPeople, HistoryRow, MentionRow } from '../../schema/entities/history.ts';
import { fieldsSubject, menuSubject, roomSubject, ruleSubjectPrefix } from '../../schema/ids.ts';
import { idInput } from '../../schema/inputs/history.ts';
import type { Application, RequestContext } from '../application.ts';
import { requireCapabilities } from '../auth/authorize.ts';
import { notFound } from '../core/notFound.ts';
import { parseInput } from '../pipeline/parseInput.ts';
import { guestNamesByIds, withGuestNames } from '../plusOnes/guestNames.ts';
import { historyColumns } from '../queries/columns.ts';
import { isShownTo, nameableIn } from './entryAsSeen.ts';

/**
 * The people that an entry touched, for everybody who may read the event. Leaves out people of whom only
 * details changed that the viewer may not see.
 * @throws Refusal NOT_FOUND, EVENT_NOT_FOUND, NOT_SIGNED_IN
 */
export const peopleOfEntry = async (
  app: Application,
  request: RequestContext,
  entryId: string,
): Promise<EntryPeople> => {
  const { id } = parseInput(idInput, { id: entryId });
  type Found = Pick<HistoryRow, 'eventId' | 'action' | 'previousState' | 'newState'>;
  const entry = await app
    .read('seating_history')
    .where({ id })
    .first<Found | undefined>(historyColumns);
  if (!entry) throw notFound('event');
  const capabilities = await requireCapabilities(app, request, entry.eventId);
  // Being named in a change of details is itself a detail: it reveals who was held, has replied, or lost a
  // choice.
  if (!isShownTo(entry.action, capabilities)) return { named: [], nameless: 0 };
  const nameable = nameableIn(entry, capabilities);
  const { rows: touched } = await app.read.raw<{ rows: { id: string; name: string | null }[] }>(
    `WITH touched AS (SELECT subjects FROM history_subjects WHERE id = :id),
          seats AS (SELECT table_id, seat_ids FROM history_seats, touched
                     WHERE seat_ids && subjects OR table_id = ANY (subjects)),
          things AS (SELECT table_id AS id FROM seats UNION SELECT unnest(seat_ids) FROM seats)
     SELECT people.id, attendees.name
       FROM (SELECT unnest(subjects) AS id FROM touched EXCEPT SELECT id FROM things) people
       LEFT JOIN attendees ON attendees.id = people.id AND attendees.event_id = :eventId
      WHERE NOT starts_with(people.id, :ruleSubjectPrefix) AND people.id NOT IN (:menuSubject, :fieldsSubject, :roomSubject)
      ORDER BY attendees."order", people.id`,
    { id, eventId: entry.eventId, ruleSubjectPrefix, menuSubject, fieldsSubject, roomSubject },
  );
  const rows = touched.filter((person) => nameable?.has(person.id) ?? true);
  const named = rows.flatMap(({ id: personId, name }): MentionRow[] =>
    name === null ? [] : [{ id: personId, kind: 'attendee', name, position: null }],
  );
  const guestNames = new DataLoader((ids: readonly string[]) => guestNamesByIds(app, ids));
  const shown = capabilities.has('seeDetails')
    ? await withGuestNames(named, (guestId) => guestNames.load(guestId))
    : named;
  return { named: shown, nameless: rows.length - named.length };
};
