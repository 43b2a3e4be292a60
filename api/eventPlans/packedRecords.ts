import { type Fields as Fact, isFields } from '../../schema/isFields.ts';

/**
 * Many records of a few shapes as columns, for snapshots. Values that many records share are written once, so
 * that 5,000 guests and their seats take 1 MB of JSON instead of 4, and PostgreSQL and JSON.parse take a
 * quarter of the time.
 */
export type PackedRecords = { ids: string[]; fields: Fields }[];

/** The columns of records with the same keys. */
type Fields = [key: string, column: Column][];

type Column =
  /**
   * The distinct values of these records, and the index of each record's value. Without `at`, all records
   * have the first value.
   */
  { of: unknown[]; at?: number[] } | { each: unknown[] } | { fields: Fields };

/** The keys that JSON keeps. */
const keysOf = (fact: Fact): string[] => Object.keys(fact).filter((key) => fact[key] !== undefined);

/**
 * Names a record's shape. Records of equal shape have the same keys, also in the objects directly in them.
 */
const shapeOf = (fact: Fact): string =>
  JSON.stringify(
    keysOf(fact).map((key) => {
      const value = fact[key];
      return isFields(value) ? [key, keysOf(value)] : key;
    }),
  );

/**
 * @param records JSON objects by id, with the keys of a schema, also in the objects directly in them; the
 * contents of those may have any keys. The order is not kept, because a plan's maps have no meaningful order.
 */
export const packRecords = (records: Iterable<readonly [id: string, object]>): PackedRecords => {
  const groups = new Map<string, { ids: string[]; facts: Fact[] }>();
  for (const [id, record] of records) {
    const fact = record as Fact;
    const shape = shapeOf(fact);
    const group = groups.get(shape) ?? { ids: [], facts: [] };
    groups.set(shape, group);
    group.ids.push(id);
    group.facts.push(fact);
  }
  return [...groups.values()].map(({ ids, facts }) => ({ ids, fields: fieldsOf(facts, true) }));
};

const fieldsOf = (facts: readonly Fact[], hasParts: boolean): Fields =>
  keysOf(facts[0] ?? {}).map((key) => {
    const values = facts.map((fact) => fact[key]);
    return [key, hasParts && isFields(values[0]) ? partsOf(values as Fact[]) : columnOf(values)];
  });

const partsOf = (facts: readonly Fact[]): Column => ({ fields: fieldsOf(facts, false) });

/** Equal for equal values. A text never equals the identity of an object. */
const identityOf = (value: unknown): unknown => {
  if (typeof value === 'string') return `text ${value}`;
  return typeof value === 'object' ? `object ${JSON.stringify(value)}` : value;
};

const columnOf = (values: unknown[]): Column => {
  const places = new Map<unknown, number>();
  const of: unknown[] = [];
  const at: number[] = [];
  for (const value of values) {
    const identity = identityOf(value);
    const place = places.get(identity) ?? of.length;
    if (place === of.length) {
      places.set(identity, place);
      of.push(value);
      // If most values differ, a list of distinct values would only be longer.
      if (of.length * 2 > values.length && of.length > 1) return { each: values };
    }
    at.push(place);
  }
  return of.length === 1 ? { of } : { of, at };
};

/** The records that `packRecords` packed. They may share values, so callers must not modify them. */
export const unpackRecords = <T extends object>(packed: PackedRecords): [id: string, T][] =>
  packed.flatMap(({ ids, fields }) => {
    const records = recordsOf(fields, ids.length);
    return ids.map((id, nth): [string, T] => [id, records[nth] as T]);
  });

const recordsOf = (fields: Fields, count: number): Fact[] => {
  // Copying an object is faster than filling one key by key. And V8 turns an object to which many keys are
  // added one by one into a hash table, but not one that JSON.parse reads.
  const first = fields.map(([key, column]) => [key, 'of' in column ? column.of[0] : null]);
  const alike: Fact = JSON.parse(JSON.stringify(Object.fromEntries(first)));
  const records = Array.from({ length: count }, () => ({ ...alike }));
  for (const [key, column] of fields) {
    if ('fields' in column) fill(records, key, recordsOf(column.fields, count));
    else if ('each' in column) fill(records, key, column.each);
    else if (column.at) fillFrom(records, key, column.of, column.at);
  }
  return records;
};

const fill = (records: Fact[], key: string, values: readonly unknown[]): void => {
  records.forEach((record, nth) => {
    record[key] = values[nth];
  });
};

const fillFrom = (
  records: Fact[],
  key: string,
  of: readonly unknown[],
  at: readonly number[],
): void => {
  records.forEach((record, nth) => {
    record[key] = of[at[nth] ?? 0];
  });
};
