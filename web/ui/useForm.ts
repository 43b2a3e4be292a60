import { type FormEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { ZodType } from 'zod';
import { type Problem, problemOf } from '../graphql/problems.ts';
import { useNotifyFailure } from '../notices/notices.ts';
import { useNoteEntry } from './entries.ts';
import { focusInvalid } from './focusInvalid.ts';

type FieldName<Values> = Extract<keyof Values, string>;
type Errors<Values> = Partial<Record<FieldName<Values>, string>>;

/** The props of a field: `<TextField label="Name" {...field('name')} />`. */
export type FieldOf<Values> = <Name extends FieldName<Values>>(
  name: Name,
) => {
  name: Name;
  value: Values[Name];
  error: string | undefined;
  onChange: (value: Values[Name]) => void;
};

type FormOptions<Values, Input> = {
  initial: Values;
  schema: ZodType<Input>;
  /**
   * Converts form values to the schema's input: parses numbers, leaves out empty optional fields.
   */
  toInput: (values: Values) => unknown;
  /**
   * May reject. Issues of known fields appear beside the fields; everything else goes to
   * `failure`.
   */
  save: (input: Input) => Promise<unknown>;
  /** The title of the notice of a failure, or what else is done. Left out where `save` says it. */
  failure?: string | ((error: unknown, problem: Problem) => void);
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
 * A form validated by a zod schema shared with the server. Shows errors after the first submit,
 * then updates them at each change. Moves the focus to the first invalid field.
 */
export const useForm = <Values extends object, Input>({
  initial,
  schema,
  toInput,
  save,
  failure,
}: FormOptions<Values, Input>) => {
  const [values, setValues] = useState(initial);
  const [errors, setErrors] = useState<Errors<Values>>({});
  const [isPending, setPending] = useState(false);
  const notifyFailure = useNotifyFailure();
  const noteEntry = useNoteEntry();
  const wasSubmitted = useRef(false);
  const latest = useRef(values);

  const validate = (candidate: Values) => {
    const parsed = schema.safeParse(toInput(candidate));
    if (parsed.success) return { input: parsed.data, errors: {} };
    const issues = parsed.error.issues.map(({ path, message }) => ({
      path: path.join('.'),
      message,
    }));
    return { input: undefined, errors: byField(issues, candidate) };
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
    if (checked.input === undefined) return complain(form, checked.errors);
    setPending(true);
    try {
      await save(checked.input);
    } catch (error) {
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
    // A field may set others in the same event.
    const next = { ...latest.current, [name]: value };
    latest.current = next;
    setValues(next);
    noteEntry();
    if (wasSubmitted.current) setErrors(validate(next).errors);
  };

  const field: FieldOf<Values> = (name) => ({
    name,
    value: values[name],
    error: errors[name],
    onChange: (value) => set(name, value),
  });

  return { values, field, submit, isPending };
};
