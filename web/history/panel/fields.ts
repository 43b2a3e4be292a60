import type { HistoryFilter } from '../../gql/graphql.ts';
import type { HistoryFields } from './state.ts';

/** The first or the last moment of a day; undefined for a day that there is not. */
const edgeOf = (day: string, clock: string): string | undefined => {
  const time = new Date(`${day}T${clock}`);
  return day && !Number.isNaN(time.getTime()) ? time.toISOString() : undefined;
};

/** As the server takes it: whole days, the last one included; nothing for what is not filtered by. */
export const filterOf = ({ actor, attendee, table, kinds, from, to }: HistoryFields) => {
  const [first, last] = [edgeOf(from, '00:00:00.000'), edgeOf(to, '23:59:59.999')];
  return {
    ...(actor && { actor }),
    ...(attendee && { attendee }),
    ...(table && { table }),
    ...(kinds.length > 0 && { kinds: [...kinds] }),
    ...(first && { from: first }),
    ...(last && { to: last }),
  } satisfies HistoryFilter;
};

export const isFiltered = (fields: HistoryFields): boolean =>
  Object.keys(filterOf(fields)).length > 0;
