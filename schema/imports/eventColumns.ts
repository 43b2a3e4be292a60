import type { AttendeePerson } from '../entities/attendee.ts';
import { sortedById } from '../sortedById.ts';
import { folded } from '../text/folding.ts';

/** The personal fields with values by the id of an event's custom field or course. */
export const eventFields = ['meals', 'custom'] as const;
export type EventField = (typeof eventFields)[number];

/** A column of one event in mappings and lists: the field, and the id within it. */
export type EventColumnKey = `${EventField}.${string}`;

/** The value of one such column. */
export type EventValue = NonNullable<AttendeePerson[EventField]>[string];

/** The value of a cell, or the problem with it in a sentence without its row. */
export type ReadCell = { value: EventValue; error?: undefined } | { error: string };

/** A column that only lists of one event have, such as a course of its menu. */
export type EventColumn = {
  key: EventColumnKey;
  /** Its names in headers, in any letter case. Exports use the first. */
  names: readonly string[];
  /** Reads the text of a cell that is not empty. */
  read: (text: string) => ReadCell;
  /** Writes a value for people, so that `read` can read it. */
  textOf: (value: EventValue) => string;
};

export const eventColumnKey = new RegExp(`^(${eventFields.join('|')})\\.\\P{Cc}{1,64}$`, 'u');

/** Whether a key of a mapping names a column of one event. */
export const isEventColumnKey = (key: string): key is EventColumnKey => eventColumnKey.test(key);

/** The field and the id of a column. */
export const partsOfKey = (key: EventColumnKey): [field: EventField, id: string] => {
  const at = key.indexOf('.');
  return [key.slice(0, at) as EventField, key.slice(at + 1)];
};

/**
 * The event's columns in a header, by name. `taken`: the columns that hold something else. A later name goes before
 * the first one: where an exported list has a later one, its first one is the name of another column.
 */
export const eventColumnsByName = (
  header: readonly string[],
  eventColumns: readonly EventColumn[],
  taken: Iterable<number | undefined>,
): Partial<Record<EventColumnKey, number>> => {
  const names = header.map(folded);
  const used = new Set(taken);
  const found = eventColumns.flatMap(({ key, names: own }) => {
    const at = own
      .map((called) =>
        names.findIndex((name, n) => !used.has(n) && name !== '' && name === folded(called)),
      )
      .findLast((place) => place >= 0);
    if (at === undefined) return [];
    used.add(at);
    return [[key, at] as const];
  });
  return Object.fromEntries(found);
};

type Values = { [Field in EventField]?: AttendeePerson[Field] };
type Entries = Partial<Record<EventColumnKey, EventValue | null>>;

/** The values of somebody's fields as entries of their own. */
export const entriesOf = (person: Partial<Pick<AttendeePerson, EventField>>): Entries =>
  Object.fromEntries(
    eventFields.flatMap((field) =>
      Object.entries(person[field] ?? {}).map(([id, value]) => [`${field}.${id}`, value]),
    ),
  );

/** Entries with the ids that the event's custom fields and courses have in a copy. */
export const entriesWithIds = (entries: Entries, idOf: (id: string) => string): Entries =>
  Object.fromEntries(
    entriesIn(entries).map(([key, value]) => {
      const [field, id] = partsOfKey(key);
      return [
        `${field}.${idOf(id)}`,
        // The options of a course have ids of the plan; choices have ids within their field.
        field === 'meals' && typeof value === 'string' ? idOf(value) : value,
      ];
    }),
  );

const entriesIn = (entries: Entries) =>
  Object.entries(entries) as [EventColumnKey, EventValue | null][];

/** Applies entries to somebody's fields; null removes a value. Fields without entries are left out. */
export const fieldsWithEntries = (entries: Entries, person: Values = {}): Values => {
  const touched: Partial<Record<EventField, Record<string, EventValue | null>>> = {};
  for (const [key, value] of entriesIn(entries)) {
    const [field, id] = partsOfKey(key);
    touched[field] = { ...(touched[field] ?? person[field]), [id]: value };
  }
  return Object.fromEntries(
    Object.entries(touched).map(([field, values]) => [
      field,
      sortedById(
        Object.entries(values).flatMap(([id, value]) =>
          value === null ? [] : [[id, value] as const],
        ),
      ),
    ]),
  );
};

/** The entries of a list's cells, and its other cells. */
export const partedByEntries = <T extends object>(
  cells: T & Entries,
): [entries: Entries, rest: T] => {
  const own = Object.entries(cells);
  return [
    Object.fromEntries(own.filter(([key]) => isEventColumnKey(key))),
    Object.fromEntries(own.filter(([key]) => !isEventColumnKey(key))) as T,
  ];
};
