import { setMenuInput } from '../../schema/inputs/menus.ts';
import { useCommand } from '../graphql/useCommand.ts';
import { useNotify, useNotifyFailure } from '../notices/notices.ts';
import { t } from '../texts/en/menus.ftl';
import { useListForm } from '../ui/useListForm.ts';
import { SetMenu } from './commands.ts';
import type { Menu } from './documents.ts';
import { draftOf, inputOf } from './menuDraft.ts';

/** The menu as it is edited. It is saved as a whole; who has chosen what goes is asked about. */
export const useMenuForm = (eventId: string, menu: Menu, onSaved: () => void) => {
  const [run] = useCommand(SetMenu);
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  return useListForm({
    list: 'courses',
    initial: () => draftOf(menu),
    schema: setMenuInput,
    toInput: (courses) => ({ eventId, courses: inputOf(courses) }),
    save: async (courses, before, clear) => {
      await run({ eventId, courses: inputOf(courses), before: inputOf(before), clear });
      notify({ tone: 'success', title: t('menu-saved') });
      onSaved();
    },
    chosenCode: 'MEAL_CHOSEN',
    onFailure: (error) => notifyFailure(t('menu-not-saved'), error),
  });
};
