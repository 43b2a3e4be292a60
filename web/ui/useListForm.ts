import { type FormEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import type { ZodType } from 'zod';
import { type Choosers, choosersIn } from '../graphql/choosers.ts';
import { problemOf } from '../graphql/problems.ts';
import { useNotifyFailure } from '../notices/notices.ts';
import { useNoteEntry } from './entries.ts';
import { focusInvalid } from './focusInvalid.ts';
import type { Keyed } from './keyed.ts';

/** Errors by path, such as `courses.0.name`. */
type PathErrors = Readonly<Record<string, string>>;

/** Keeps the first message of each path. */
const errorsBy = (issues: readonly { path: string; message: string }[]): PathErrors =>
  Object.fromEntries(issues.map(({ path, message }) => [path, message]).toReversed());

/** The error at a path or below it. */
const errorAt = (errors: PathErrors, path: string): string | undefined =>
  errors[path] ?? Object.entries(errors).find(([wrong]) => wrong.startsWith(`${path}.`))?.[1];

type ListFormOptions<Item extends Keyed> = {
  /**
   * The name of the list in the input, which begins the paths of its items: `courses` in `courses.0.name`.
   */
  list: string;
  /** Read once. */
  initial: () => readonly Item[];
  schema: ZodType;
  toInput: (items: readonly Item[]) => object;
  /** May reject. `clear` accepts that guests lose choices that the change removes. */
  save: (items: readonly Item[], before: readonly Item[], clear: boolean) => Promise<unknown>;
  /** The code of the refusal that names the guests who have chosen a deleted option. */
  chosenCode: string;
  /** The title of the notice of any other failure. */
  failure: string;
};

/**
 * The state of a list that is edited and saved as a whole. Asks before a change removes what guests have
 * chosen. Shows errors after the first submit, then updates them at each change.
 */
export const useListForm = <Item extends Keyed>(options: ListFormOptions<Item>) => {
  const { list, initial, schema, toInput, chosenCode, failure } = options;
  const [before] = useState(initial);
  const [items, setItems] = useState(before);
  const [errors, setErrors] = useState<PathErrors>({});
  const [wasChecked, setChecked] = useState(false);
  const [isPending, setPending] = useState(false);
  const notifyFailure = useNotifyFailure();
  const noteEntry = useNoteEntry();
  const [choosers, setChoosers] = useState<Choosers>();

  const validate = (candidate: readonly Item[]): PathErrors => {
    const { error } = schema.safeParse(toInput(candidate));
    const issues = error?.issues ?? [];
    return errorsBy(issues.map(({ path, message }) => ({ path: path.join('.'), message })));
  };
  const change = (next: readonly Item[]) => {
    setItems(next);
    noteEntry();
    if (wasChecked) setErrors(validate(next));
  };
  const save = async (clear: boolean) => {
    setPending(true);
    try {
      await options.save(items, before, clear);
    } catch (error) {
      const { code, details, issues } = problemOf(error);
      if (code === chosenCode) setChoosers(choosersIn(details));
      else if (issues.length > 0) setErrors(errorsBy(issues));
      else notifyFailure(failure, error);
    } finally {
      setPending(false);
    }
  };
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isPending) return;
    const form = event.currentTarget;
    const found = validate(items);
    flushSync(() => {
      setChecked(true);
      setErrors(found);
    });
    if (Object.keys(found).length === 0) await save(false);
    else focusInvalid(form);
  };
  return {
    items,
    /** The list before any edit. */
    before,
    change,
    errorAt: (path: string) => errorAt(errors, `${list}.${path}`),
    /** An error of the list as a whole. */
    error: errors[list],
    submit,
    isPending,
    choosers,
    clear: () => save(true),
    keep: () => setChoosers(undefined),
  };
};

export type ListFormState<Item extends Keyed> = ReturnType<typeof useListForm<Item>>;
