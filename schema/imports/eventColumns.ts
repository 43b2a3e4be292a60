import type { AttendeePerson } from '../entities/attendee.ts';
import { sortedById } from '../sortedById.ts';
import { folded } from '../text/folding.ts';

/** The personal fields whose values are keyed by the event's custom fields or courses. */
export const eventFields = ['meals', 'custom'] as const;
export type EventField = (typeof eventFields)[number];

/** A column of one event, in mappings and lists: the field, and the id within it. */
export type EventColumnKey = `${EventField}.${string}`;

export type EventValue = NonNullable<AttendeePerson[EventField]>[string];

/** The value of a cell, or a sentence about the problem with it, without its row. */
export type ReadCell = { value: EventValue; error?: undefined } | { error: string };

/** A column that is specific to an event, such as a course of its menu. */
export type EventColumn = {
  key: EventColumnKey;
  /** Its names in headers, in any letter case. Exports use the first. */
  names: readonly string[];
  /** Reads the text of a cell that is not empty. */
  read: (text: string) => ReadCell;
  /** Writes a value as text for people, which `read` can read again. */
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
 * The event's columns in a header, by name. `taken` are columns that have another meaning. A later name takes
 * precedence over the first: if an exported list has it, the first one is the name of another column.
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

/** The values of a person's fields as separate entries. */
export const entriesOf = (person: Partial<Pick<AttendeePerson, EventField>>): Entries =>
  Object.fromEntries(
    eventFields.flatMap((field) =>
      Object.entries(person[field] ?? {}).map(([id, value]) => [`${field}.${id}`, value]),
    ),
  );

/** Entries with the ids that the custom fields and courses have in a copy. */
export const entriesWithIds = (entries: Entries, idOf: (id: string) => string): Entries =>
  Object.fromEntries(
    entriesIn(entries).map(([key, value]) => {
      const [field, id] = partsOfKey(key);
      return [
        `${field}.${idOf(id)}`,
        // A course's options have ids of the plan; ids of choices belong to their field only.
        field === 'meals' && typeof value === 'string' ? idOf(value) : value,
      ];
    }),
  );

const entriesIn = (entries: Entries) =>
  Object.entries(entries) as [EventColumnKey, EventValue | null][];

/** Applies entries to a person's fields; null removes a value. Leaves out fields without entries. */
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

/** Separates the entries of a list's cells from its other cells. */
export const partedByEntries = <T extends object>(
  cells: T & Entries,
): [entries: Entries, rest: T] => {
  const own = Object.entries(cells);
  return [
    Object.fromEntries(own.filter(([key]) => isEventColumnKey(key))),
    Object.fromEntries(own.filter(([key]) => !isEventColumnKey(key))) as T,
  ];
};
