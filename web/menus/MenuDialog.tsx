import { setMenuInput } from '../../schema/inputs/menus.ts';
import { limits } from '../../schema/limits.ts';
import { graphql } from '../gql/gql.ts';
import { useCommand } from '../graphql/useCommand.ts';
import { someNames } from '../history/someNames.ts';
import { useNotify } from '../notices/notices.ts';
import { t } from '../texts/en/menus.ftl';
import { Dialog } from '../ui/Dialog.tsx';
import { ListForm } from '../ui/ListForm.tsx';
import { useListForm } from '../ui/useListForm.ts';
import { CourseFields, courseName } from './CourseFields.tsx';
import type { Menu } from './documents.ts';
import { draftOf, inputOf, newCourse } from './menuDraft.ts';

const SetMenu = graphql(`
  mutation SetMenu($input: SetMenuInput!) {
    setMenu(input: $input) {
      menu {
        ...MenuParts
      }
    }
  }
`);

/**
 * Edits the menu and saves it as a whole. Asks first if guests have chosen something that would be
 * removed.
 */
const useMenuForm = (eventId: string, menu: Menu, onSaved: () => void) => {
  const [run] = useCommand(SetMenu);
  const notify = useNotify();
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
    failure: t('menu-not-saved'),
  });
};

type MenuDialogProps = {
  onClose: () => void;
  eventId: string;
  menu: Menu;
};

/** Edits the menu of an event: courses in the order of service, with their options. */
export const MenuDialog = ({ onClose, eventId, menu }: MenuDialogProps) => (
  <Dialog onClose={onClose} size="lg" title={t('menu-title')} description={t('menu-text')}>
    <MenuForm eventId={eventId} menu={menu} onClose={onClose} />
  </Dialog>
);

type MenuFormProps = { eventId: string; menu: Menu; onClose: () => void };

const MenuForm = ({ eventId, menu, onClose }: MenuFormProps) => (
  <ListForm
    form={useMenuForm(eventId, menu, onClose)}
    emptyItem={newCourse}
    most={limits.courses}
    texts={{
      submit: t('save-menu'),
      add: t('add-course'),
      full: t('most-courses', { most: limits.courses }),
      earlier: (course, number) => t('earlier', { course: courseName(course, number) }),
      later: (course, number) => t('later', { course: courseName(course, number) }),
      remove: (course, number) => t('remove-course', { course: courseName(course, number) }),
      moved: ({ name }, number) => t('moved-to', { course: name, number }),
      chosen: ({ names, count }) => {
        const who = { count, names: someNames(names, count) };
        return {
          title: t('chosen-title', who),
          text: t('chosen-text', who),
          clear: t('clear-choices'),
        };
      },
    }}
    renderItem={(props) => <CourseFields {...props} />}
    onCancel={onClose}
  />
);
