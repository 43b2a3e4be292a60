import {
  type ApolloCache,
  type Cache,
  type DocumentNode,
  type FieldPolicy,
  InMemoryCache,
  type InMemoryCacheConfig,
  isReference,
  type NormalizedCacheObject,
  type OperationVariables,
  type Reference,
  type StoreObject,
} from '@apollo/client';
import { asOf, asOfIn, later } from './asOf.ts';
import { type FirstAnswer, isAnswerTo } from './firstAnswer.ts';
import { LatestFields } from './latestFields.ts';
import { type ListChange, ListMembers } from './listMembers.ts';
import {
  type OptimisticField,
  type OptimisticUpdate,
  OptimisticUpdates,
} from './optimisticUpdates.ts';
import { createPlanDocuments } from './wholePlan.ts';

type Page = { items: readonly Reference[]; total: number };

/** Merges pages requested by `offset` into one list. An entity on two pages appears once. */
const pagedList: FieldPolicy<Page> = {
  keyArgs: ['search', 'status', 'isMine', 'sort'],
  merge: (existing, incoming, { args }) => {
    const offset: number = args?.offset ?? 0;
    const before = offset === 0 ? [] : (existing?.items ?? []).slice(0, offset);
    const known = new Set(before.map((item) => item.__ref));
    const added = incoming.items.filter((item) => !known.has(item.__ref));
    return { ...incoming, items: [...before, ...added] };
  },
};

/** A new list of the plan replaces the old one. */
const replaced = { merge: false } as const;

/**
 * Queries a local field that changes with every write and does not exist on the server. Already parsed,
 * because otherwise the client needs no GraphQL parser, which would take much of the budget for a first
 * visit.
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

/** A delta's changes to a plan's lists, by field name. */
export type ListChanges = Readonly<Record<string, ListChange>>;

/**
 * Shows the server's state as of the latest position, in whatever order answers and deltas arrive
 * (README.md). A write with a position (asOf.ts) does not replace a value of a later position, and optimistic
 * updates stay in front of the server's values. Every write of an entity passes `#newest`.
 *
 * Reads skip Apollo's optimistic layers: no command here writes one, and tracking each field in both layers
 * would take time. Whole plans are read and written at once (wholePlan.ts).
 */
export class PlannerCache extends InMemoryCache {
  readonly #planDocument = createPlanDocuments();
  readonly #fields = new LatestFields();
  readonly #members = new ListMembers();
  readonly #optimistic = new OptimisticUpdates({
    read: (id, field) => this.#kept(id, field),
    show: (id, fields) => this.#put(id, fields),
    serverPositionOf: (id, field) => this.#fields.positionOf(id, field),
  });
  #writes = 0;
  #reached = '';
  #first: { answer: FirstAnswer; isKept: boolean } | undefined;
  /** The position of the current write, if it has one. */
  #asOf: string | undefined;
  #merge: (id: string, incoming: StoreObject) => void = () => undefined;

  constructor(config: InMemoryCacheConfig) {
    super(config);
    const diff = this.diff.bind(this);
    const plain = (options: Cache.DiffOptions) => diff({ ...options, optimistic: false });
    this.diff = ((options: Cache.DiffOptions) => {
      this.#keepFirst(options);
      return this.#readPlan(options, plain) ?? plain(options);
    }) as typeof this.diff;
    const write = this.write.bind(this);
    this.write = ((options: Cache.WriteOptions) =>
      this.#at(asOfIn(options.extensions), () => {
        if (!this.#keepPlan(options)) return write(options);
        return write({ ...this.#anotherWrite(), broadcast: options.broadcast ?? true });
      })) as typeof this.write;
    this.#guardStore();
  }

  /** The latest position of all writes so far. */
  reached(): string {
    return this.#reached;
  }

  /** Notes that the server has reached this position without sending the changes. */
  noteReached(position: string): void {
    this.#reached = later(this.#reached, position);
  }

  /** Keeps the answer that came with the page, and writes it when its query is first read. */
  expect(answer: FirstAnswer): void {
    this.#first = { answer, isKept: false };
  }

  /**
   * The first answer, for the link that would otherwise send its query. Returned only once, and only if no
   * later write has arrived.
   */
  takeFirst(query: DocumentNode, variables: OperationVariables): FirstAnswer | undefined {
    if (!this.#first || !isAnswerTo(this.#first.answer, query, variables)) return undefined;
    const { answer } = this.#first;
    this.#first = undefined;
    return this.#reached <= answer.position ? answer : undefined;
  }

  /**
   * Accepts writes at any position again. For a log that has lost its end, for example after a restore from a
   * backup.
   */
  forgetPositions(): void {
    this.#reached = '';
    this.#fields.clear();
    this.#members.clear();
  }

  /** Applies a delta to the lists of a plan. The delta's entities must already be in the cache. */
  changeLists(planId: string, changes: ListChanges, position: string): void {
    const id = this.identify({ __typename: 'EventPlan', id: planId }) ?? '';
    if (this.#kept(id, 'position') !== undefined) {
      const changed: Record<string, unknown> = this.#fields.newest(id, { position }, position);
      for (const [field, change] of Object.entries(changes)) {
        const list = (this.#kept(id, field) ?? []) as readonly Reference[];
        changed[field] = this.#members.changed(`${id}.${field}`, list, change, position);
      }
      this.#put(id, changed);
    }
    this.#optimistic.settle(position);
  }

  /** Shows values before the server confirms them. */
  updateOptimistically(fields: readonly OptimisticField[]): OptimisticUpdate {
    const batched = (run: () => void) => this.batch({ update: run });
    let update: OptimisticUpdate | undefined;
    batched(() => {
      update = this.#optimistic.begin(fields);
    });
    return {
      confirm: (position) => batched(() => update?.confirm(position)),
      rollBack: () => batched(() => update?.rollBack()),
    };
  }

  override reset(options?: Cache.ResetOptions): Promise<void> {
    const done = super.reset(options);
    this.forgetPositions();
    this.#first = undefined;
    this.#optimistic.clear();
    this.#guardStore();
    return done;
  }

  override restore(data: NormalizedCacheObject): this {
    super.restore(data);
    this.#guardStore();
    return this;
  }

  /**
   * Intercepts the store's `merge`: every entity write goes through it, and Apollo offers no
   * public hook.
   */
  #guardStore(): void {
    // biome-ignore lint/complexity/useLiteralKeys: private to Apollo
    const store = this['data'];
    const merge = store.merge.bind(store);
    this.#merge = merge;
    store.merge = (older: string | StoreObject, newer: string | StoreObject) => {
      const isPlain = typeof older === 'string' && typeof newer === 'object' && !isReference(newer);
      merge(older, isPlain ? this.#newest(older, newer) : newer);
    };
  }

  /**
   * The part of a write that is not outdated. For entities only: a root field holds one answer, which says
   * nothing about other positions.
   */
  #newest(id: string, incoming: StoreObject): StoreObject {
    if (id.startsWith('ROOT_')) return incoming;
    if (this.#asOf === undefined) return this.#optimistic.withoutUpdated(id, incoming);
    const merged = id.startsWith('EventPlan:')
      ? this.#withMembers(id, incoming, this.#asOf)
      : incoming;
    return this.#optimistic.withoutUpdated(id, this.#fields.newest(id, merged, this.#asOf));
  }

  #withMembers(id: string, incoming: StoreObject, position: string): StoreObject {
    const merged: Record<string, unknown> = { ...incoming };
    for (const [field, list] of Object.entries(incoming)) {
      if (!Array.isArray(list)) continue;
      const existing = this.#kept(id, field) as readonly Reference[] | undefined;
      const references = list as Reference[];
      merged[field] = this.#members.whole(`${id}.${field}`, existing, references, position);
    }
    return merged as StoreObject;
  }

  #kept(id: string, field: string): unknown {
    // biome-ignore lint/complexity/useLiteralKeys: private to Apollo
    return this['data'].get(id, field);
  }

  /**
   * Writes directly, without `#newest`. Watchers are notified by the next write, or at the end of
   * the batch.
   */
  #put(id: string, fields: Record<string, unknown>): void {
    this.#merge(id, fields as StoreObject);
  }

  #at<Result>(position: string | undefined, work: () => Result): Result {
    const outer = this.#asOf;
    this.#asOf = position;
    try {
      return work();
    } finally {
      this.#asOf = outer;
      if (position !== undefined) {
        this.noteReached(position);
        this.#optimistic.settle();
      }
    }
  }

  /**
   * Writes the first answer without a broadcast: this is the first read of its query, so nobody watches it
   * yet.
   */
  #keepFirst({ query, variables }: Cache.DiffOptions): void {
    if (!this.#first || this.#first.isKept) return;
    const { answer } = this.#first;
    if (!isAnswerTo(answer, query, variables)) return;
    this.#first.isKept = true;
    this.write({
      query,
      ...(variables && { variables }),
      dataId: 'ROOT_QUERY',
      result: answer.data,
      extensions: asOf(answer.position),
      broadcast: false,
    });
  }

  #readPlan(
    { id, query, variables }: Cache.DiffOptions,
    plain: (options: Cache.DiffOptions) => unknown,
  ): Cache.DiffResult<unknown> | undefined {
    const document = isOfRoot(id) && this.#planDocument(query);
    if (!document) return undefined;
    // Makes the watcher of a plan depend on this field only.
    plain({ query: written, optimistic: false });
    const result = document.read(this.extract(), this.#planField(variables));
    return result && { complete: true, result };
  }

  /** Writes a whole plan. Returns false if the write is not one. */
  #keepPlan({ dataId, query, variables, result }: Cache.WriteOptions): boolean {
    const plan = (result as { eventPlan?: StoreObject | null } | null)?.eventPlan;
    if (!plan || !isOfRoot(dataId)) return false;
    const entities = this.#planDocument(query)?.stored(plan, (entity) => this.identify(entity));
    const id = entities?.at(-1)?.[0];
    if (!entities || !id) return false;
    // Apollo writes entities here, after applying the field policies.
    // biome-ignore lint/complexity/useLiteralKeys: private to Apollo, which offers no other way
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

/** Normalises entities by id. A new list replaces the old one. */
export const createCache = (): PlannerCache =>
  new PlannerCache({
    typePolicies: {
      // The plan is the same entity, whatever freshness the query asks for.
      Query: { fields: { events: pagedList, eventPlan: { keyArgs: ['id'] } } },
      EventPlan: {
        fields: { attendees: replaced, tables: replaced, seats: replaced, rules: replaced },
      },
      // A rule always changes as a whole.
      SeatingRule: { fields: { rule: replaced } },
      Room: { fields: { outline: replaced, background: replaced } },
      FloorObject: { fields: { shape: replaced, point: replaced } },
      Table: { fields: { seats: replaced } },
      EventStats: { merge: true },
      // These have no ids: they are embedded in their arrangement.
      Arrangement: { fields: { tables: replaced, assignments: replaced } },
    },
  });

/** Narrows the client's cache. @throws if it is not a PlannerCache */
export const plannerCache = (cache: ApolloCache): PlannerCache => {
  if (cache instanceof PlannerCache) return cache;
  throw new Error('The client has another cache than createCache makes.');
};
