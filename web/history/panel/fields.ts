import type { HistoryFilter } from '../../gql/graphql.ts';
import type { HistoryFields } from './state.ts';

/** The first or last moment of a day; undefined if the date is invalid. */
const edgeOf = (day: string, clock: string): string | undefined => {
  const time = new Date(`${day}T${clock}`);
  return day && !Number.isNaN(time.getTime()) ? time.toISOString() : undefined;
};

/** The filter for the server: whole days, including the last one. Empty fields are left out. */
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
