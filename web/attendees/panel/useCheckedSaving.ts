import type { SetStateAction } from 'react';
import { checkField, type EditedField } from './editedFields.ts';
import { useUnsaved } from './unsaved.ts';
import { attendeeWords, useSaving } from './useSaving.ts';

/** The props of an editor whose every change is checked and saved at once. */
export const useCheckedSaving = <Value>(
  attendeeId: string,
  field: EditedField,
  save: (value: Value) => Promise<unknown>,
) => {
  const [unsaved, setUnsaved] = useUnsaved(attendeeId, field);
  const { run } = useSaving(attendeeWords());
  const { text = '', error } = unsaved ?? {};
  const setError = (problem: string | undefined) =>
    setUnsaved((since) => ({ text: since?.text ?? '', base: '', error: problem }));
  const setTyped = (next: SetStateAction<string>) =>
    setUnsaved((since) => ({
      text: typeof next === 'function' ? next(since?.text ?? '') : next,
      base: '',
      error: since?.error,
    }));
  const onChange = async (next: Value) => {
    const problem = checkField(field, next).problem ?? (await run(() => save(next)));
    setError(problem);
    return problem === undefined;
  };
  return {
    onChange,
    onGiveUp: () => setError(undefined),
    error,
    typing: [text, setTyped] as const,
  };
};
