import type { SetURLSearchParams } from 'react-router-dom';
import {
  type EventSorting,
  type EventStatus,
  eventSortings,
  eventStatuses,
} from '../../schema/vocabulary.ts';
import { typing } from '../ui/useAddress.ts';

/** Which events the list shows, and in which order. Kept in the address, so that going back restores it. */
export type EventsFilter = {
  search: string;
  status: EventStatus | 'all';
  isMine: boolean;
  sort: EventSorting;
};

const oneOf = <Word extends string, Else>(
  words: readonly Word[],
  word: string | null,
  other: Else,
) => words.find((known) => known === word) ?? other;

/** The filter in an address. Ignores unknown words. */
export const filterIn = (params: URLSearchParams): EventsFilter => ({
  search: params.get('search') ?? '',
  status: oneOf(eventStatuses, params.get('status'), 'all' as const),
  isMine: params.get('mine') === 'yes',
  sort: oneOf(eventSortings, params.get('sort'), 'created' as const),
});

/** The address's parameters for a filter, without those that have their default. */
export const paramsFor = ({
  search,
  status,
  isMine,
  sort,
}: EventsFilter): Record<string, string> => ({
  ...(search && { search }),
  ...(status !== 'all' && { status }),
  ...(isMine && { mine: 'yes' }),
  ...(sort !== 'created' && { sort }),
});

/** Whether the filter leaves events out. */
export const isNarrowed = ({ search, status, isMine }: EventsFilter): boolean =>
  search.trim() !== '' || status !== 'all' || isMine;

export const changeIn =
  (set: SetURLSearchParams) =>
  (change: Partial<EventsFilter>): void =>
    set((now) => paramsFor({ ...filterIn(now), ...change }), typing);

/** The filter for the server; null for parts that are not set. */
export const variablesFor = ({ search, status, isMine, sort }: EventsFilter) => ({
  search: search.trim() || null,
  status: status === 'all' ? null : status,
  isMine: isMine || null,
  sort: sort === 'created' ? null : sort,
});
