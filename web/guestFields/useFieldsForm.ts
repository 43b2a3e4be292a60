import { type FormEvent, useState } from 'react';
import { setFieldsInput } from '../../schema/inputs/guestFields.ts';
import { type Choosers, choosersIn } from '../graphql/choosers.ts';
import { problemOf } from '../graphql/problems.ts';
import { useCommand } from '../graphql/useCommand.ts';
import { useNotify, useNotifyFailure } from '../notices/notices.ts';
import { t } from '../texts/en/guestFields.ftl';
import { errorAt, errorsBy, type PathErrors } from '../ui/pathErrors.ts';
import { SetFields } from './commands.ts';
import type { GuestField } from './documents.ts';
import { draftOf, type FieldsDraft, inputOf, retiredBy } from './fieldsDraft.ts';

const checked = (eventId: string, fields: FieldsDraft): PathErrors => {
  const { error } = setFieldsInput.safeParse({ eventId, fields: inputOf(fields) });
  return errorsBy(
    (error?.issues ?? []).map(({ path, message }) => ({ path: path.join('.'), message })),
  );
};

/** The own fields as they are edited. They are saved as a whole; who has a choice that goes is asked about. */
export const useFieldsForm = (
  eventId: string,
  present: readonly GuestField[],
  onSaved: () => void,
) => {
  const [edited] = useState(() => draftOf(present));
  const [fields, setFields] = useState(edited);
  const [errors, setErrors] = useState<PathErrors>({});
  const [wasChecked, setChecked] = useState(false);
  const [choosers, setChoosers] = useState<Choosers>();
  const [run, { pending }] = useCommand(SetFields);
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();

  const change = (next: FieldsDraft) => {
    setFields(next);
    if (wasChecked) setErrors(checked(eventId, next));
  };
  const save = async (clear: boolean) => {
    try {
      await run({ eventId, fields: inputOf(fields), before: inputOf(edited), clear });
      notify({ tone: 'success', title: t('fields-saved') });
      onSaved();
    } catch (error) {
      const problem = problemOf(error);
      if (problem.code === 'CHOICE_CHOSEN') setChoosers(choosersIn(problem.details));
      else if (problem.issues.length > 0) setErrors(errorsBy(problem.issues));
      else notifyFailure(t('fields-not-saved'), error);
    }
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const found = checked(eventId, fields);
    setChecked(true);
    setErrors(found);
    if (Object.keys(found).length === 0) return save(false);
    const form = event.currentTarget;
    requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid]')?.focus());
    return undefined;
  };
  return {
    fields,
    change,
    retired: retiredBy(edited, fields),
    errorAt: (path: string) => errorAt(errors, path),
    /** Of the fields as a whole. */
    error: errors.fields,
    submit,
    isPending: pending,
    choosers,
    clear: () => save(true),
    keepValues: () => setChoosers(undefined),
  };
};
