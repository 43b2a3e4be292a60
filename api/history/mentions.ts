import type { HistoryRow } from '../../schema/readModels.ts';
import type { Application } from '../application.ts';

export type MentionRow = {
  id: string;
  kind: 'attendee' | 'table' | 'seat';
  name: string;
  position: number | null;
};

const idKeys = new Set(['attendeeId', 'seatId', 'tableId']);

/** The ids of people, tables and seats within a state, at whatever depth, each once. */
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

/** As many as a sentence can name; a table that was made smaller may have put out twenty. */
const mostMentions = 50;

export const idsOf = ({ previousState, newState }: HistoryRow): string[] =>
  mentionedIn([previousState, newState]).slice(0, mostMentions);

/** What the ids are called now, in their order; null for what is gone. */
export const mentionsByIds = async (
  app: Application,
  ids: readonly string[],
): Promise<(MentionRow | null)[]> => {
  const { rows } = await app.read.raw<{ rows: MentionRow[] }>(
    `SELECT id, 'attendee' AS kind, name, NULL::int AS position
       FROM attendees WHERE id = ANY (:ids)
     UNION ALL
     SELECT id, 'table', name, NULL FROM tables WHERE id = ANY (:ids)
     UNION ALL
     SELECT seats.id, 'seat', tables.name, seats.position
       FROM seats JOIN tables ON tables.id = seats.table_id WHERE seats.id = ANY (:ids)`,
    { ids: [...ids] },
  );
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.map((id) => byId.get(id) ?? null);
};
