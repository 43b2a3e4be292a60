import { type Cache, type FieldPolicy, InMemoryCache, type Reference } from '@apollo/client';

type Page = { items: readonly Reference[]; total: number };

/** Pages asked for by `offset` become one list; whoever is on two pages stands once. */
const pagedList: FieldPolicy<Page> = {
  keyArgs: false,
  merge: (existing, incoming, { args }) => {
    const offset: number = args?.offset ?? 0;
    const before = offset === 0 ? [] : (existing?.items ?? []).slice(0, offset);
    const known = new Set(before.map((item) => item.__ref));
    const added = incoming.items.filter((item) => !known.has(item.__ref));
    return { ...incoming, items: [...before, ...added] };
  },
};

/** What a list of the whole plan held before is no longer so. */
const replaced = { merge: false } as const;

/**
 * Reads what the server said, past the layers for optimistic answers: no command of ours writes one,
 * and noting each field for both would take half the time of reading a plan of thousands.
 */
const withoutLayers = (cache: InMemoryCache): InMemoryCache => {
  const diff = cache.diff.bind(cache);
  cache.diff = ((options: Cache.DiffOptions) =>
    diff({ ...options, optimistic: false })) as typeof cache.diff;
  return cache;
};

/** Every entity once, by its id; what is read anew replaces what was there. */
export const createCache = (): InMemoryCache =>
  withoutLayers(
    new InMemoryCache({
      typePolicies: {
        // However fresh it was asked for, it is the same plan.
        Query: { fields: { events: pagedList, eventPlan: { keyArgs: ['id'] } } },
        EventPlan: { fields: { attendees: replaced, tables: replaced, seats: replaced } },
        Table: { fields: { seats: replaced } },
        EventStats: { merge: true },
        // Without ids of their own: they live within the arrangement that holds them.
        Arrangement: { fields: { tables: replaced, assignments: replaced } },
      },
    }),
  );
