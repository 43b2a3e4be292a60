import { setMenuInput } from '../../schema/inputs/menus.ts';
import { limits } from '../../schema/limits.ts';
import { graphql } from '../gql/gql.ts';
import type { Choosers } from '../graphql/choosers.ts';
import { useCommand } from '../graphql/useCommand.ts';
import { someNames } from '../history/someNames.ts';
import { useNotify } from '../notices/notices.ts';
import { t } from '../texts/en/menus.ftl';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
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
      cleared
    }
  }
`);

/** Edits the menu and saves it as a whole. Asks first if guests have chosen something that would go. */
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

type ClearChoicesDialogProps = {
  choosers: Choosers;
  onClear: () => Promise<void>;
  onClose: () => void;
};

/** Asks before a menu loses what guests have chosen, and says who they are. */
const ClearChoicesDialog = ({
  choosers: { names, count },
  onClear,
  onClose,
}: ClearChoicesDialogProps) => (
  <ConfirmDialog
    open
    onOpenChange={onClose}
    title={t('chosen-title', { count, names: someNames(names, count) })}
    confirm={t('clear-choices')}
    onConfirm={onClear}
  >
    <p>{t('chosen-text', { count, names: someNames(names, count) })}</p>
  </ConfirmDialog>
);

type MenuDialogProps = {
  onOpenChange: (open: boolean) => void;
  eventId: string;
  menu: Menu;
};

/** The menu of an event: courses in the order of service, and what can be chosen of each. */
export const MenuDialog = ({ onOpenChange, eventId, menu }: MenuDialogProps) => (
  <Dialog
    open
    onOpenChange={onOpenChange}
    size="lg"
    title={t('menu-title')}
    description={t('menu-text')}
  >
    <MenuForm eventId={eventId} menu={menu} onClose={() => onOpenChange(false)} />
  </Dialog>
);

type MenuFormProps = { eventId: string; menu: Menu; onClose: () => void };

const MenuForm = ({ eventId, menu, onClose }: MenuFormProps) => {
  const form = useMenuForm(eventId, menu, onClose);
  return (
    <>
      <ListForm
        form={form}
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
        }}
        renderItem={(props) => <CourseFields {...props} />}
        onCancel={onClose}
      />
      {form.choosers && (
        <ClearChoicesDialog choosers={form.choosers} onClear={form.clear} onClose={form.keep} />
      )}
    </>
  );
};
