import { type FieldPolicy, InMemoryCache, type Reference } from '@apollo/client';

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

/** Every entity once, by its id; what is read anew replaces what was there. */
export const createCache = (): InMemoryCache =>
  new InMemoryCache({
    typePolicies: {
      Query: { fields: { events: pagedList } },
      EventStats: { merge: true },
      // Without keys of their own: they live within the plan or the snapshot that holds them.
      EventPlan: { keyFields: false, merge: false },
      ArrangementTable: { keyFields: false },
      ArrangementAssignment: { keyFields: false },
    },
  });
