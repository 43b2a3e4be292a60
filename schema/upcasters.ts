/**
 * Old shapes of domain events and of the people in them. Shapes count from 1; each upcaster lifts to
 * the next, so the newest shape is one more than there are upcasters. They see plain text: what was
 * sealed is opened before.
 */
export type Upcasters = {
  events: readonly EventUpcaster[];
  person: readonly PersonUpcaster[];
};

/** Lifts the data of one event type. The guests in it are of the newest shape already. */
export type EventUpcaster = { type: string; from: number; lift: (data: unknown) => unknown };

export type PersonFields = Record<string, unknown>;

/**
 * Lifts the `person` of an attendee, wherever events hold one. `isWhole` is false for either side of
 * a change, which has only the fields that changed. What stands for somebody erased comes by as well
 * and has today's fields already: those must stay as they are.
 */
export type PersonUpcaster = {
  from: number;
  lift: (person: PersonFields, isWhole: boolean) => PersonFields;
};

/** New fields, with what they say of people who were recorded without them. */
export const gained =
  (fields: PersonFields): PersonUpcaster['lift'] =>
  (person, isWhole) =>
    isWhole ? { ...fields, ...person } : person;

/** The old shapes of this product, none so far. */
export const upcasters: Upcasters = { events: [], person: [] };
