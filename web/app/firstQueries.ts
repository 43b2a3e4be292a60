import type { TypedDocumentNode } from '@apollo/client';
import { Kind, print } from 'graphql';
import { EventDetail } from '../eventPlans/detail/eventDetail.ts';
import { Events, firstPage } from '../eventPlans/eventsList.ts';
import { createCache } from '../graphql/cache.ts';
import { Home } from '../home/useHome.ts';
import { SeatingPlan } from '../seating/seatingPlan.ts';

/** `fromAddress` maps variables to the address's parameters, or to groups of a page's path in build/pages.ts. */
type FirstQuery = {
  name: string;
  document: string;
  variables: Record<string, unknown>;
  fromAddress: Record<string, string>;
};

const cache = createCache();

const firstQuery = (
  query: TypedDocumentNode<unknown, never>,
  { variables = {}, fromAddress = {} }: Partial<FirstQuery> = {},
): FirstQuery => {
  const operation = query.definitions.find(({ kind }) => kind === Kind.OPERATION_DEFINITION);
  const name = operation && 'name' in operation ? operation.name?.value : undefined;
  if (!name) throw new Error('A first query has no name.');
  return { name, document: print(cache.transformDocument(query)), variables, fromAddress };
};

/** The query that an address's first screen sends. The server includes its answer in the page. */
export const firstQueries = {
  home: firstQuery(Home),
  events: firstQuery(Events, { variables: firstPage }),
  event: firstQuery(EventDetail, { fromAddress: { id: 'event' } }),
  seating: firstQuery(SeatingPlan, { fromAddress: { id: 'event' } }),
};
