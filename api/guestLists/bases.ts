import { idInCopy } from '../../schema/copyIds.ts';
import type { ListSource } from '../../schema/domainEvents.ts';
import type { Cells } from '../../schema/guestLists/cells.ts';
import { entriesOf, entriesWithIds, partedByEntries } from '../../schema/imports/eventColumns.ts';
import type { Application } from '../application.ts';
import type { ActivePlan } from '../eventPlans/state.ts';
import type { Base } from './compare.ts';
import { listOf, listsAfter } from './whichList.ts';

/** Greater than any revision. */
const latest = '9223372036854775807';

/** Whether the step `s` was undone at `:upTo`. */
const isUndoneAt = `coalesce((
  SELECT (turn->>'isUndone')::boolean
    FROM jsonb_array_elements(s.turns) WITH ORDINALITY AS each (turn, n)
   WHERE (turn->>'revision')::bigint <= :upTo
   ORDER BY n DESC LIMIT 1), false)`;

type Row = {
  attendeeId: string;
  isListed: boolean;
  fields: Cells;
  kind: ListSource['kind'] | 'api';
  headerPrint: string | null;
};

/**
 * The last list contents about each person of a plan. A draft continues from those of its event at the start
 * of the draft.
 */
export const basesOf = async (
  { read }: Pick<Application, 'read'>,
  { eventId, draftOf }: Pick<ActivePlan, 'eventId' | 'draftOf'>,
): Promise<Map<string, Base>> => {
  const rowsOf = async (id: string, upTo: number | null): Promise<Row[]> => {
    const { rows } = await read.raw<{ rows: Row[] }>(
      `SELECT r.attendee_id AS "attendeeId", r.is_listed AS "isListed", r.fields,
              s.source AS kind, s.header_print AS "headerPrint"
         FROM imported_rows r JOIN import_steps s ON s.id = r.step_id
        WHERE r.event_id = :id AND s.revision <= :upTo AND NOT ${isUndoneAt}
        ORDER BY s.revision, r.id`,
      { id, upTo: upTo ?? latest },
    );
    return rows;
  };
  const before = draftOf ? await rowsOf(draftOf.eventId, draftOf.revision) : [];
  const idOf = (id: string) => idInCopy(id, eventId);
  const copied = before.map(({ attendeeId, fields, ...row }) => ({
    ...row,
    attendeeId: idOf(attendeeId),
    fields: cellsInCopy(withEntries(fields), idOf),
  }));
  const bases = new Map<string, Base>();
  for (const { attendeeId, isListed, fields, ...source } of [
    ...copied,
    ...(await rowsOf(eventId, null)),
  ]) {
    const { cells, lists = [] } = bases.get(attendeeId) ?? {};
    bases.set(attendeeId, {
      cells: { ...cells, ...withEntries(fields) },
      lists: listsAfter(lists, listOf(source), isListed),
    });
  }
  return bases;
};

/** Cells with every field that an imported guest has. */
const withEntries = (fields: Cells): Cells => ({ ...entriesOf(fields), ...fields });

const cellsInCopy = (cells: Cells, idOf: (id: string) => string): Cells => {
  const [entries, others] = partedByEntries(cells);
  return { ...others, ...entriesWithIds(entries, idOf) };
};
