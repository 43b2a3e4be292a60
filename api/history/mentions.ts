import type { HistoryRow, MentionRow } from '../../schema/entities/history.ts';
import type { Application } from '../application.ts';

const idKeys = new Set(['attendeeId', 'seatId', 'tableId', 'objectId']);

/** The distinct ids of people, tables, seats and floor objects within a state, at any depth. */
export const mentionedIn = (state: unknown): string[] => {
  const found = new Set<string>();
  const walk = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const [key, inner] of Object.entries(value)) {
      if (idKeys.has(key) && typeof inner === 'string') found.add(inner);
      else walk(inner);
    }
  };
  walk(state);
  return [...found];
};

/** The most ids that a sentence can name. Making a table smaller may displace twenty people. */
const mostMentions = 50;

/** The ids that an entry names, its arrangement last. */
export const idsOf = ({ previousState, newState, arrangementId }: HistoryRow): string[] => [
  ...mentionedIn([previousState, newState]).slice(0, mostMentions),
  ...(arrangementId ? [arrangementId] : []),
];

/**
 * What the ids name at present. Deleted tables, objects and arrangements keep their last name, the last of
 * those with the same id; anything else that is gone is missing.
 */
export const mentionsByIds = async (
  app: Application,
  ids: readonly string[],
): Promise<MentionRow[]> => {
  const { rows } = await app.read.raw<{ rows: MentionRow[] }>(
    `SELECT id, 'attendee' AS kind, name, NULL::int AS position
       FROM attendees WHERE id = ANY (:ids)
     UNION ALL
     SELECT id, 'table', name, NULL FROM tables WHERE id = ANY (:ids)
     UNION ALL
     SELECT seats.id, 'seat', tables.name, seats.position
       FROM seats JOIN tables ON tables.id = seats.table_id WHERE seats.id = ANY (:ids)
     UNION ALL
     SELECT id, 'object', name, NULL FROM floor_objects WHERE id = ANY (:ids)
     UNION ALL
     SELECT id, 'arrangement', name, NULL FROM seating_arrangements WHERE id = ANY (:ids)`,
    { ids: [...ids] },
  );
  const found = new Set(rows.map(({ id }) => id));
  const gone = ids.filter((id) => !found.has(id));
  return gone.length > 0 ? [...rows, ...(await deleted(app, gone))] : rows;
};

/**
 * The last names of deleted tables, objects and arrangements, which the history keeps because they are not
 * personal. Latest last.
 */
const deleted = async (app: Application, ids: readonly string[]): Promise<MentionRow[]> => {
  const { rows } = await app.read.raw<{ rows: MentionRow[] }>(
    `SELECT arrangement_id AS id, 'arrangement' AS kind, previous_state->>'name' AS name,
            NULL::int AS position, seating_history.position AS place
       FROM seating_history
      WHERE arrangement_id = ANY (:ids) AND action = 'arrangement_deleted'
     UNION ALL
     SELECT previous_state->>'tableId', 'table', previous_state->>'name', NULL, h.position
       FROM history_subjects s JOIN seating_history h ON h.id = s.id
      WHERE s.subjects && :ids AND h.action = 'table_deleted'
     UNION ALL
     SELECT previous_state->>'objectId', 'object', previous_state->>'name', NULL, h.position
       FROM history_subjects s JOIN seating_history h ON h.id = s.id
      WHERE s.subjects && :ids AND h.action = 'floor_object_removed'
      ORDER BY place`,
    { ids: [...ids] },
  );
  return rows.map(({ id, kind, name, position }) => ({ id, kind, name, position }));
};
