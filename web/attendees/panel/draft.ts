import type { Checked } from './editedFields.ts';

/** What somebody types into a field, and what stood there when they began. */
export type Draft = { text: string; base: string };

export const typedInto = (draft: Draft | null, shown: string, text: string): Draft => ({
  text,
  base: draft?.base ?? shown,
});

/** Somebody else has changed the field since: what is typed stays, and its writer is told. */
export const isOvertaken = (draft: Draft | null, shown: string): boolean =>
  draft !== null && draft.base !== shown && draft.text !== shown;

export type Step<Value> =
  | { does: 'nothing' }
  | { does: 'complain'; problem: string }
  | { does: 'save'; value: Value };

/** What becomes of a draft when its writer is done with it. */
export const finished = <Value extends string | null | undefined>(
  draft: Draft | null,
  shown: string,
  check: (text: string) => Checked<Value>,
): Step<Value> => {
  if (!draft || draft.text === draft.base) return { does: 'nothing' };
  const checked = check(draft.text);
  if (checked.problem !== undefined) return { does: 'complain', problem: checked.problem };
  const isSame = (checked.value ?? '') === shown;
  return isSame ? { does: 'nothing' } : { does: 'save', value: checked.value };
};
