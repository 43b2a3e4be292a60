import type { z } from 'zod';
import type { FieldKind } from '../../schema/guestFields/fieldKinds.ts';
import type { setFieldsInput } from '../../schema/inputs/guestFields.ts';
import type { GuestField } from './documents.ts';

/** A field and a choice as typed. `key` is the id, or a key made by the form for a new one. */
export type ChoiceDraft = { key: string; name: string; isNew?: true };
export type FieldDraft = {
  key: string;
  name: string;
  kind: FieldKind;
  choices: readonly ChoiceDraft[];
  isNew?: true;
};
export type FieldsDraft = readonly FieldDraft[];

export const draftOf = (fields: readonly GuestField[]): FieldsDraft =>
  fields.map(({ fieldId, name, kind, choices }) => ({
    key: fieldId,
    name,
    kind,
    choices: choices.map((choice) => ({ key: choice.choiceId, name: choice.name })),
  }));

type Fields = z.input<typeof setFieldsInput>['fields'];

export const inputOf = (draft: FieldsDraft): Fields =>
  draft.map(({ key, name, kind, choices, isNew }) => ({
    fieldId: isNew ? null : key,
    name,
    kind,
    // Ignores choices that were typed before another kind was picked.
    choices: (kind === 'choice' ? choices : []).map((choice) => ({
      choiceId: choice.isNew ? null : choice.key,
      name: choice.name,
    })),
  }));

export const newChoice = (key: string): ChoiceDraft => ({ key, name: '', isNew: true });

/** A new text field. It has one empty choice, in case its kind is changed to choice. */
export const newField = (key: string): FieldDraft => ({
  key,
  name: '',
  kind: 'text',
  choices: [newChoice(`${key}.1`)],
  isNew: true,
});

export const retiredBy = (before: FieldsDraft, draft: FieldsDraft): string[] => {
  const left = new Set(draft.map(({ key }) => key));
  return before.filter(({ key }) => !left.has(key)).map(({ name }) => name);
};
