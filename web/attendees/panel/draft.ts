import type { Validated } from './editedFields.ts';

/** The text of a field being edited, and the field's value when editing began. */
export type Draft = { text: string; base: string };

export const typedInto = (draft: Draft | null, shown: string, text: string): Draft => ({
  text,
  base: draft?.base ?? shown,
});

/**
 * Whether somebody else has changed the field since editing began. The draft stays, with a note for its
 * author.
 */
export const isOvertaken = (draft: Draft | null, shown: string): boolean =>
  draft !== null && draft.base !== shown && draft.text !== shown;

export type Step<Value> =
  | { does: 'nothing' }
  | { does: 'complain'; problem: string }
  | { does: 'save'; value: Value };

/** The next step when the author leaves the field. */
export const finished = <Value extends string | null | undefined>(
  draft: Draft | null,
  shown: string,
  check: (text: string) => Validated<Value>,
): Step<Value> => {
  if (!draft || draft.text === draft.base) return { does: 'nothing' };
  const checked = check(draft.text);
  if (checked.problem !== undefined) return { does: 'complain', problem: checked.problem };
  const isSame = (checked.value ?? '') === shown;
  return isSame ? { does: 'nothing' } : { does: 'save', value: checked.value };
};
