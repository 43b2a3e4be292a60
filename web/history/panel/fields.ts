import type { HistoryFilter } from '../../gql/graphql.ts';
import { endOf, startOf } from '../../texts/days.ts';
import type { HistoryFields } from './state.ts';

/** The filter for the server: whole days including the last one, without empty fields. */
export const filterOf = ({ actor, attendee, table, kinds, from, to }: HistoryFields) => {
  const [first, last] = [startOf(from), endOf(to)];
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
