export const fieldKinds = ['text', 'number', 'yesNo', 'choice', 'date'] as const;
export type FieldKind = (typeof fieldKinds)[number];
