/** The prefix with which an element of a card refers to a custom field of the event. */
export const customFieldPrefix = 'custom:';

/** The custom field that an element shows; undefined for other elements. */
export const customFieldOf = (field: string | null): string | undefined =>
  field?.startsWith(customFieldPrefix) ? field.slice(customFieldPrefix.length) : undefined;
