import { type FormEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { ZodType } from 'zod';
import { type Problem, problemOf } from '../graphql/problems.ts';
import { useNotifyFailure } from '../notices/notices.ts';
import { reportsBadInput } from './badInput.ts';
import { differing, type Edits, isOvertaken, withEdit, withEdits, withoutSaved } from './edits.ts';
import { useNoteEntry } from './entries.ts';
import { focusInvalid } from './focusInvalid.ts';
import { useWhileShown } from './useWhileShown.ts';

type FieldName<Values> = Extract<keyof Values, string>;
type Errors<Values> = Partial<Record<FieldName<Values>, string>>;

/** The props of a field: `<TextField label="Name" {...field('name')} />`. */
export type FieldOf<Values> = <Name extends FieldName<Values>>(
  name: Name,
) => {
  name: Name;
  value: Values[Name];
  error: string | undefined;
  /** What somebody else changed an edited field to meanwhile; undefined if they did not. */
  theirs: Values[Name] | undefined;
  onChange: (value: Values[Name]) => void;
};

type FormOptions<Values, Input, Saved> = {
  /** The current values. Unedited fields follow them while the form is open. */
  present: Values;
  schema: ZodType<Input>;
  /**
   * Converts form values to the schema's input: parses numbers, leaves out empty optional fields. By default
   * the values are the input.
   */
  toInput?: (values: Values) => object;
  /**
   * May reject, or resolve to false if it has already reported why nothing was saved. Issues of known fields
   * appear beside the fields; everything else goes to `failure`. `edited` holds the fields that differ from
   * the current values: sending only these does not revert what others have changed.
   */
  save: (input: Input, edited: Partial<Input>) => Promise<Saved>;
  /** Closes the dialog, for example. Not called if the form is gone by then, as after Cancel. */
  onSaved?: (saved: Exclude<Saved, false>) => unknown;
  /**
   * The title of the failure notice, or a function that handles the failure. Omit it if `save` reports
   * failures itself.
   */
  failure?: string | ((error: unknown, problem: Problem) => void);
  /** Whether the form stays open after saving. It then follows the current values again. */
  stays?: boolean;
};

/** The first message per field: `attendee.email` belongs to the email, `tags.0` to the tags. */
const byField = <Values extends object>(
  issues: readonly { path: string; message: string }[],
  values: Values,
): Errors<Values> => {
  const errors: Errors<Values> = {};
  for (const { path, message } of issues) {
    const name = path.split('.').findLast((step) => Object.hasOwn(values, step));
    if (name) errors[name as FieldName<Values>] ??= message;
  }
  return errors;
};

/**
 * A form validated by a zod schema shared with the server. Shows errors after the first submit, then updates
 * them at each change. Moves the focus to the first invalid field. Several people may edit the same thing:
 * each saves only their own edits, and sees what others changed.
 */
export const useForm = <Values extends object, Input extends object, Saved>({
  present: latestPresent,
  schema,
  toInput = (values) => values,
  save,
  onSaved,
  failure,
  stays = false,
}: FormOptions<Values, Input, Saved>) => {
  // While saving, the form keeps these values. Otherwise its own save would look like somebody else's change.
  const [savedFrom, setSavedFrom] = useState<Values>();
  const present = savedFrom ?? latestPresent;
  const [edits, setEdits] = useState<Edits>({});
  const [errors, setErrors] = useState<Errors<Values>>({});
  const [isPending, setPending] = useState(false);
  const notifyFailure = useNotifyFailure();
  const goOn = useWhileShown((saved: Exclude<Saved, false>) => onSaved?.(saved));
  const noteEntry = useNoteEntry();
  const wasSubmitted = useRef(false);
  const latest = useRef(edits);
  const values = withEdits(present, edits);

  const validate = (candidate: Values) => {
    const parsed = schema.safeParse(toInput(candidate));
    if (parsed.success) return { input: parsed.data, errors: {} };
    const issues = parsed.error.issues.map(({ path, message }) => ({
      path: path.join('.'),
      message,
    }));
    return { input: undefined, errors: byField(issues, candidate) };
  };

  const put = (next: Edits) => {
    latest.current = next;
    setEdits(next);
  };

  const complain = (form: HTMLFormElement, found: Errors<Values>) => {
    flushSync(() => setErrors(found));
    focusInvalid(form);
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // React bubbles events through portals: a dialog's form is a child of the form that opened it.
    event.stopPropagation();
    if (isPending) return;
    const form = event.currentTarget;
    wasSubmitted.current = true;
    const checked = validate(values);
    if (reportsBadInput(form.elements) || checked.input === undefined)
      return complain(form, checked.errors);
    setPending(true);
    setSavedFrom(present);
    try {
      const edited = differing(checked.input, toInput(values), toInput(present));
      const saved = await save(checked.input, edited);
      if (saved !== false && stays) put(withoutSaved(latest.current, edits));
      if (saved === false || stays) setSavedFrom(undefined);
      if (saved !== false) goOn(saved as Exclude<Saved, false>);
    } catch (error) {
      setSavedFrom(undefined);
      const problem = problemOf(error);
      const found = byField(problem.issues, values);
      if (Object.keys(found).length > 0) complain(form, found);
      else if (typeof failure === 'string') notifyFailure(failure, error);
      else failure?.(error, problem);
    } finally {
      setPending(false);
    }
  };

  const set = <Name extends FieldName<Values>>(name: Name, value: Values[Name]) => {
    // `latest`, because one event may set several fields.
    const next = withEdit(present, latest.current, name, value);
    put(next);
    noteEntry();
    if (wasSubmitted.current) setErrors(validate(withEdits(present, next)).errors);
  };

  const field: FieldOf<Values> = (name) => ({
    name,
    value: values[name],
    error: errors[name],
    theirs: isOvertaken(present, edits, name) ? present[name] : undefined,
    onChange: (value) => set(name, value),
  });

  return { values, field, submit, isPending };
};
