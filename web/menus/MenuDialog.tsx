import { limits } from '../../schema/limits.ts';
import { t } from '../texts/en/menus.ftl';
import { Dialog } from '../ui/Dialog.tsx';
import { ListForm } from '../ui/ListForm.tsx';
import { ClearChoicesDialog } from './ClearChoicesDialog.tsx';
import { CourseFields, courseName } from './CourseFields.tsx';
import type { Menu } from './documents.ts';
import { newCourse } from './menuDraft.ts';
import { useMenuForm } from './useMenuForm.ts';

type MenuDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  eventId: string;
  menu: Menu;
};

/** The menu of an event: courses in the order of service, and what can be chosen of each. */
export const MenuDialog = ({ open, onOpenChange, eventId, menu }: MenuDialogProps) => (
  <Dialog
    open={open}
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
