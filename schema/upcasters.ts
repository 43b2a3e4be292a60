/**
 * Old shapes of domain events and of the people in them. Shapes count from 1, and each upcaster lifts to the
 * next. Values are opened (unsealed).
 */
export type Upcasters = {
  events: readonly EventUpcaster[];
  person: readonly PersonUpcaster[];
};

/** Lifts the data of one event type. Attendees in the data already have the newest shape. */
export type EventUpcaster = { type: string; from: number; lift: (data: unknown) => unknown };

export type PersonFields = Record<string, unknown>;

/**
 * Lifts the `person` of an attendee in any event. `isWhole` is false for either side of a change, which
 * contains only the changed fields. Fields of erased people already have the newest shape and must stay as
 * they are.
 */
export type PersonUpcaster = {
  from: number;
  lift: (person: PersonFields, isWhole: boolean) => PersonFields;
};

/** An upcaster that adds fields with default values. */
export const addedFields =
  (fields: PersonFields): PersonUpcaster['lift'] =>
  (person, isWhole) =>
    isWhole ? { ...fields, ...person } : person;

/** The old shapes of this product. */
export const upcasters: Upcasters = {
  events: [
    // Earlier events did not record how a sheet was printed.
    {
      type: 'SheetIssued',
      from: 1,
      lift: (data) => ({ printedAs: null, ...(data as object) }),
    },
    // Earlier events left the budget and who was left out to the proposal's own note.
    {
      type: 'SeatingProposalTaken',
      from: 1,
      lift: (data) => ({ budget: null, without: [], ...(data as object) }),
    },
  ],
  person: [
    { from: 1, lift: addedFields({ party: null, diets: null }) },
    { from: 2, lift: addedFields({ allergies: null, access: null, externalId: null }) },
    { from: 3, lift: addedFields({ meals: null }) },
    { from: 4, lift: addedFields({ custom: null }) },
  ],
};
