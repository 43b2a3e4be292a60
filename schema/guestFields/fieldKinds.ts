/** What the own fields of an event can hold. */
export const fieldKinds = ['text', 'number', 'yesNo', 'choice', 'date'] as const;
export type FieldKind = (typeof fieldKinds)[number];
