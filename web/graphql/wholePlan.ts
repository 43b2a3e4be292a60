import type { NormalizedCacheObject, Reference, StoreObject } from '@apollo/client';
import {
  type DocumentNode,
  type FragmentDefinitionNode,
  Kind,
  type SelectionSetNode,
} from 'graphql';

/** The selected fields of an entity or value, and of the values in it, which have no ids. */
type Wanted = { fields: string[]; values: [field: string, wanted: Wanted][] };
/** A query's selection on a plan: its own fields, and those of the entities in its lists. */
type RequestedFields = { own: string[]; of: [field: string, wanted: Wanted][] };
type Entity = Readonly<StoreObject>;
type PlanRead = { eventPlan: Record<string, unknown> | null };
type Fields = Map<string, SelectionSetNode[]>;

/**
 * Writes a whole plan, with thousands of entities, to the cache and reads it back. Apollo's own code looks up
 * each field's policies and tracks each read, which takes most of the time until a plan appears. Here
 * entities are stored and read as the cache keeps them, and unchanged ones stay the same objects.
 *
 * Serves only queries for `eventPlan(id: $id)` that select scalars of entities, and of the values in them.
 */
export const createPlanDocuments = () => {
  const documents = new WeakMap<DocumentNode, PlanDocument | null>();
  return (query: DocumentNode): PlanDocument | null => {
    let found = documents.get(query);
    if (found === undefined) {
      const requested = requestedFieldsOf(query);
      found = requested && { read: readerOf(requested), stored: storedOf(requested) };
      documents.set(query, found);
    }
    return found;
  };
};

type PlanDocument = { read: ReturnType<typeof readerOf>; stored: ReturnType<typeof storedOf> };
type Identify = (entity: StoreObject) => string | undefined;

/**
 * The answer's entities as the cache stores them, the plan last. Undefined if any cannot be stored this way.
 */
const storedOf =
  ({ own, of }: RequestedFields) =>
  (plan: StoreObject, identify: Identify): [id: string, entity: StoreObject][] | undefined => {
    const entities: [string, StoreObject][] = [];
    let isOdd = false;
    const hasEntity = (value: unknown, wanted: Wanted): boolean => {
      if (Array.isArray(value)) return value.some((item) => hasEntity(item, wanted));
      if (typeof value !== 'object' || value === null) return false;
      return identify(value as StoreObject) !== undefined || hasEntityIn(value, wanted);
    };
    const hasEntityIn = (holder: object, { values }: Wanted): boolean =>
      values.some(([field, within]) => hasEntity((holder as StoreObject)[field], within));
    const refOf = (entity: StoreObject | null | undefined, wanted: Wanted): Reference => {
      const id = entity ? identify(entity) : undefined;
      if (!entity || !id || hasEntityIn(entity, wanted)) isOdd = true;
      else entities.push([id, entity]);
      return { __ref: id ?? '' };
    };
    const stored: Record<string, unknown> = {};
    for (const field of own) stored[field] = plan[field];
    for (const [field, wanted] of of) {
      const value = plan[field] as unknown as StoreObject | StoreObject[] | null | undefined;
      stored[field] = Array.isArray(value)
        ? value.map((entity) => refOf(entity, wanted))
        : refOf(value, wanted);
    }
    const id = identify(plan);
    return isOdd || !id ? undefined : [...entities, [id, stored as StoreObject]];
  };

const readerOf = ({ own, of }: RequestedFields) => {
  const before = new Map<string, PlanRead>();
  const complete = new WeakSet<Entity>();
  const isComplete = (entity: Entity, wanted: Wanted): boolean => {
    if (complete.has(entity)) return true;
    const hasAll = hasAllOf(entity, wanted);
    if (hasAll) complete.add(entity);
    return hasAll;
  };

  /** The plan as stored; undefined if any part is missing. */
  return (store: NormalizedCacheObject, rootField: string): PlanRead | undefined => {
    const found = store.ROOT_QUERY?.[rootField] as Reference | null | undefined;
    if (found === undefined) return undefined;
    const last = before.get(rootField);
    const next = found && planRead(store, found, last?.eventPlan ?? {});
    if (next === undefined) return undefined;
    if (last && last.eventPlan === next) return last;
    const read = { eventPlan: next };
    before.set(rootField, read);
    return read;
  };

  function planRead(
    store: NormalizedCacheObject,
    ref: Reference,
    last: Record<string, unknown>,
  ): Record<string, unknown> | undefined {
    const plan = store[ref.__ref];
    if (!plan || own.some((field) => plan[field] === undefined)) return undefined;
    const next: Record<string, unknown> = {};
    for (const field of own) next[field] = plan[field];
    for (const [field, wanted] of of) {
      const value = plan[field];
      const entities = Array.isArray(value)
        ? entitiesOf(store, value as Reference[], wanted)
        : entityOf(store, value as Reference | undefined, wanted);
      if (!entities) return undefined;
      next[field] = isSame(entities, last[field]) ? last[field] : entities;
    }
    return Object.keys(next).every((field) => next[field] === last[field]) ? last : next;
  }

  function entityOf(
    store: NormalizedCacheObject,
    ref: Reference | undefined,
    wanted: Wanted,
  ): Entity | undefined {
    const entity = ref && store[ref.__ref];
    return entity && isComplete(entity, wanted) ? entity : undefined;
  }

  /** Skips dangling references, as Apollo does in lists. */
  function entitiesOf(
    store: NormalizedCacheObject,
    refs: readonly Reference[],
    wanted: Wanted,
  ): Entity[] | undefined {
    const entities: Entity[] = [];
    for (const { __ref: id } of refs) {
      const entity = store[id];
      if (!entity) continue;
      if (!isComplete(entity, wanted)) return undefined;
      entities.push(entity);
    }
    return entities;
  }
};

const hasAllOf = (holder: object, { fields, values }: Wanted): boolean => {
  const has = holder as Record<string, unknown>;
  return (
    fields.every((field) => has[field] !== undefined) &&
    values.every(([field, within]) => isCompleteValue(has[field], within))
  );
};

/**
 * Whether a value has all wanted fields. A value with an id is an entity of its own and is not checked here.
 */
const isCompleteValue = (value: unknown, wanted: Wanted): boolean => {
  if (value === null) return true;
  if (Array.isArray(value)) return value.every((item) => isCompleteValue(item, wanted));
  return typeof value === 'object' && !('__ref' in value) && hasAllOf(value, wanted);
};

const isSame = (a: unknown, b: unknown): boolean =>
  a === b ||
  (Array.isArray(a) &&
    Array.isArray(b) &&
    a.length === b.length &&
    a.every((item, index) => item === b[index]));

/** Null for queries that this module does not serve. */
const requestedFieldsOf = ({ definitions }: DocumentNode): RequestedFields | null => {
  const fragments = new Map<string, FragmentDefinitionNode>();
  const roots: SelectionSetNode[] = [];
  for (const definition of definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION)
      fragments.set(definition.name.value, definition);
    else if (definition.kind === Kind.OPERATION_DEFINITION) roots.push(definition.selectionSet);
  }
  const root = fieldsOf(roots, fragments, ['id']);
  const plan = root?.size === 1 && fieldsOf(root.get('eventPlan') ?? [], fragments);
  if (!plan || plan.size === 0) return null;
  const requested: RequestedFields = { own: [], of: [] };
  for (const [field, below] of plan) {
    if (below.length === 0) {
      requested.own.push(field);
      continue;
    }
    const wanted = wantedOf(fieldsOf(below, fragments), fragments);
    if (!wanted) return null;
    requested.of.push([field, wanted]);
  }
  return requested;
};

/** Null if the query is not plain. */
const wantedOf = (
  selected: Fields | null,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
): Wanted | null => {
  if (!selected) return null;
  const wanted: Wanted = { fields: [], values: [] };
  for (const [field, below] of selected) {
    if (below.length === 0) {
      wanted.fields.push(field);
      continue;
    }
    const within = wantedOf(fieldsOf(below, fragments), fragments);
    if (!within) return null;
    wanted.values.push([field, within]);
  }
  return wanted;
};

/** Fields by name with their selections, from all fragments. Null if the query is not plain. */
const fieldsOf = (
  sets: readonly SelectionSetNode[],
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
  takes: readonly string[] = [],
): Fields | null => {
  const fields: Fields = new Map();
  const collect = ({ selections }: SelectionSetNode): boolean =>
    selections.every((selection) => {
      if (selection.directives?.length) return false;
      if (selection.kind === Kind.INLINE_FRAGMENT) return false;
      const name = selection.name.value;
      if (selection.kind === Kind.FRAGMENT_SPREAD) {
        const fragment = fragments.get(name);
        return fragment !== undefined && collect(fragment.selectionSet);
      }
      const given = selection.arguments?.map((argument) => argument.name.value) ?? [];
      if (selection.alias || given.join() !== takes.join()) return false;
      const below = selection.selectionSet ? [selection.selectionSet] : [];
      fields.set(name, [...(fields.get(name) ?? []), ...below]);
      return true;
    });
  return sets.every(collect) ? fields : null;
};
