/** The prefix by which an element of a card names an own field of the event. */
export const ownFieldPrefix = 'custom:';

/** The own field that an element shows; undefined for other elements. */
export const ownFieldOf = (field: string | null): string | undefined =>
  field?.startsWith(ownFieldPrefix) ? field.slice(ownFieldPrefix.length) : undefined;
