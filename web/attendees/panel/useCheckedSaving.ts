import { useState } from 'react';
import { checkField, type EditedField } from './editedFields.ts';
import { attendeeWords, useSaving } from './useSaving.ts';

/** The props of an editor whose every change is checked and saved at once. */
export const useCheckedSaving = <Value>(
  field: EditedField,
  save: (value: Value) => Promise<unknown>,
) => {
  const [error, setError] = useState<string>();
  const { run } = useSaving(attendeeWords());
  const onChange = async (next: Value) => {
    const problem = checkField(field, next).problem ?? (await run(() => save(next)));
    setError(problem);
    return problem === undefined;
  };
  return { onChange, onGiveUp: () => setError(undefined), error };
};
