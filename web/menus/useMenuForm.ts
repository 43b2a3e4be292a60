import { type FormEvent, useState } from 'react';
import { setMenuInput } from '../../schema/inputs/menus.ts';
import { type Choosers, choosersIn } from '../graphql/choosers.ts';
import { problemOf } from '../graphql/problems.ts';
import { useCommand } from '../graphql/useCommand.ts';
import { useNotify, useNotifyFailure } from '../notices/notices.ts';
import { t } from '../texts/en/menus.ftl';
import { errorAt, errorsBy, type PathErrors } from '../ui/pathErrors.ts';
import { SetMenu } from './commands.ts';
import type { Menu } from './documents.ts';
import { draftOf, inputOf, type MenuDraft } from './menuDraft.ts';

/** What is wrong with a menu, by path: `courses.0.name`. */
const checked = (eventId: string, courses: MenuDraft): PathErrors => {
  const { error } = setMenuInput.safeParse({ eventId, courses: inputOf(courses) });
  return errorsBy(
    (error?.issues ?? []).map(({ path, message }) => ({ path: path.join('.'), message })),
  );
};

/** The menu as it is edited. It is saved as a whole; who has chosen what goes is asked about. */
export const useMenuForm = (eventId: string, menu: Menu, onSaved: () => void) => {
  const [edited] = useState(() => draftOf(menu));
  const [courses, setCourses] = useState(edited);
  const [errors, setErrors] = useState<PathErrors>({});
  const [wasChecked, setChecked] = useState(false);
  const [choosers, setChoosers] = useState<Choosers>();
  const [run, { pending }] = useCommand(SetMenu);
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();

  const change = (next: MenuDraft) => {
    setCourses(next);
    if (wasChecked) setErrors(checked(eventId, next));
  };
  const save = async (clear: boolean) => {
    try {
      await run({ eventId, courses: inputOf(courses), before: inputOf(edited), clear });
      notify({ tone: 'success', title: t('menu-saved') });
      onSaved();
    } catch (error) {
      const problem = problemOf(error);
      if (problem.code === 'MEAL_CHOSEN') setChoosers(choosersIn(problem.details));
      else if (problem.issues.length > 0) setErrors(errorsBy(problem.issues));
      else notifyFailure(t('menu-not-saved'), error);
    }
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const found = checked(eventId, courses);
    setChecked(true);
    setErrors(found);
    if (Object.keys(found).length === 0) return save(false);
    const form = event.currentTarget;
    requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid]')?.focus());
    return undefined;
  };
  return {
    courses,
    change,
    errorAt: (path: string) => errorAt(errors, path),
    /** Of the menu as a whole. */
    error: errors.courses,
    submit,
    isPending: pending,
    choosers,
    clear: () => save(true),
    keepChoices: () => setChoosers(undefined),
  };
};
