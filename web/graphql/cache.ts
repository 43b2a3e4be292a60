import {
  type Cache,
  type DocumentNode,
  type FieldPolicy,
  InMemoryCache,
  type InMemoryCacheConfig,
  type OperationVariables,
  type Reference,
  type StoreObject,
} from '@apollo/client';
import { createPlanDocuments } from './wholePlan.ts';

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
 * Changes with whatever is written; the server knows nothing of it. Parsed already: the client has no
 * other need of a parser, which is a large part of what a first visit may load.
 */
const written = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'Written' },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [{ kind: 'Field', name: { kind: 'Name', value: 'written' } }],
      },
    },
  ],
} as unknown as DocumentNode;

const isOfRoot = (id: string | undefined): boolean => id === undefined || id === 'ROOT_QUERY';

/**
 * Reads what the server said, past the layers for optimistic answers: no command of ours writes one,
 * and noting each field for both would take time. Whole plans go in and come out at once, see
 * wholePlan.ts.
 */
class PlannerCache extends InMemoryCache {
  readonly #planDocument = createPlanDocuments();
  #writes = 0;

  constructor(config: InMemoryCacheConfig) {
    super(config);
    const diff = this.diff.bind(this);
    const plain = (options: Cache.DiffOptions) => diff({ ...options, optimistic: false });
    this.diff = ((options: Cache.DiffOptions) =>
      this.#readPlan(options, plain) ?? plain(options)) as typeof this.diff;
    const write = this.write.bind(this);
    this.write = ((options: Cache.WriteOptions) => {
      if (!this.#keepPlan(options)) return write(options);
      return write({ ...this.#anotherWrite(), broadcast: options.broadcast ?? true });
    }) as typeof this.write;
  }

  #readPlan(
    { id, query, variables }: Cache.DiffOptions,
    plain: (options: Cache.DiffOptions) => unknown,
  ): Cache.DiffResult<unknown> | undefined {
    const document = isOfRoot(id) && this.#planDocument(query);
    if (!document) return undefined;
    // Whoever watches the plan then depends on this, and on this alone.
    plain({ query: written, optimistic: false });
    const result = document.read(this.extract(), this.#planField(variables));
    return result && { complete: true, result };
  }

  /** Answers whether it was a whole plan, and is kept. */
  #keepPlan({ dataId, query, variables, result }: Cache.WriteOptions): boolean {
    const plan = (result as { eventPlan?: StoreObject | null } | null)?.eventPlan;
    if (!plan || !isOfRoot(dataId)) return false;
    const entities = this.#planDocument(query)?.stored(plan, (entity) => this.identify(entity));
    const id = entities?.at(-1)?.[0];
    if (!entities || !id) return false;
    // Where all that is written ends up, once the policies of its fields were asked.
    // biome-ignore lint/complexity/useLiteralKeys: private to Apollo, which has no other door
    const store = this['data'];
    for (const [entityId, entity] of entities) store.merge(entityId, entity);
    store.merge('ROOT_QUERY', {
      __typename: 'Query',
      [this.#planField(variables)]: { __ref: id },
    });
    return true;
  }

  #planField(variables: OperationVariables | undefined): string {
    const args = { id: variables?.id };
    return this.policies.getStoreFieldName({ typename: 'Query', fieldName: 'eventPlan', args });
  }

  #anotherWrite(): Cache.WriteOptions {
    this.#writes += 1;
    return { dataId: 'ROOT_QUERY', query: written, result: { written: this.#writes } };
  }

  protected override broadcastWatches(options?: object): void {
    super.write({ ...this.#anotherWrite(), broadcast: false });
    super.broadcastWatches(options);
  }
}

/** Every entity once, by its id; what is read anew replaces what was there. */
export const createCache = (): InMemoryCache =>
  new PlannerCache({
    typePolicies: {
      // However fresh it was asked for, it is the same plan.
      Query: { fields: { events: pagedList, eventPlan: { keyArgs: ['id'] } } },
      EventPlan: { fields: { attendees: replaced, tables: replaced, seats: replaced } },
      Table: { fields: { seats: replaced } },
      EventStats: { merge: true },
      // Without ids of their own: they live within the arrangement that holds them.
      Arrangement: { fields: { tables: replaced, assignments: replaced } },
    },
  });
