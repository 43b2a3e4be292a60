import { useRef, useState } from 'react';
import { limits } from '../../schema/limits.ts';
import { t } from '../texts/en/menus.ftl';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { DialogForm } from '../ui/DialogForm.tsx';
import { movedIn } from '../ui/movedIn.ts';
import { useFocusOn } from '../ui/useFocusOn.ts';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { ClearChoicesDialog } from './ClearChoicesDialog.tsx';
import { CourseFields } from './CourseFields.tsx';
import type { Menu } from './documents.ts';
import styles from './MenuForm.module.css';
import { type MenuDraft, withCourse, withCourseChanged, withoutCourse } from './menuDraft.ts';
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
  const { courses, change, errorAt, choosers } = form;
  const { within, focusOn } = useFocusOn();
  const [told, setTold] = useState('');
  const keys = useRef(0);
  const newKey = () => {
    keys.current += 1;
    return `new-${keys.current}`;
  };
  const changeAndFocus = (next: MenuDraft, selector?: string) => {
    change(next);
    if (selector) focusOn(selector);
  };
  const add = () => {
    const key = newKey();
    changeAndFocus(withCourse(courses, key), `[data-key="${key}"] input`);
  };
  const move = (key: string, by: -1 | 1) => {
    const next = movedIn(courses, key, by);
    const at = next.findIndex((course) => course.key === key);
    const isAtEnd = at === 0 || at === next.length - 1;
    const button = isAtEnd ? `[data-move="${-by}"]` : `[data-move="${by}"]`;
    changeAndFocus(next, `[data-key="${key}"] ${button}`);
    setTold(t('moved-to', { course: next[at]?.name ?? '', number: at + 1 }));
  };
  const isFull = courses.length >= limits.courses;
  return (
    <>
      <DialogForm form={form} submit={t('save-menu')} onCancel={onClose}>
        <div ref={within} className={styles.form}>
          <ol className={styles.courses}>
            {courses.map((course, index) => (
              <CourseFields
                key={course.key}
                course={course}
                number={index + 1}
                isLast={index === courses.length - 1}
                errorAt={(path) => errorAt(`courses.${index}.${path}`)}
                newKey={newKey}
                onChange={(changed, selector) =>
                  changeAndFocus(withCourseChanged(courses, course.key, changed), selector)
                }
                onMove={(by) => move(course.key, by)}
                onRemove={() =>
                  changeAndFocus(withoutCourse(courses, course.key), '[data-add-course]')
                }
              />
            ))}
          </ol>
          <div>
            <Button icon="plus" data-add-course disabled={isFull} onClick={add}>
              {t('add-course')}
            </Button>
            {isFull && (
              <p className={styles.limit}>{t('most-courses', { most: limits.courses })}</p>
            )}
          </div>
          {form.error && (
            <p role="alert" className={styles.error}>
              {form.error}
            </p>
          )}
          <VisuallyHidden>
            <span role="status">{told}</span>
          </VisuallyHidden>
        </div>
      </DialogForm>
      {choosers && (
        <ClearChoicesDialog choosers={choosers} onClear={form.clear} onClose={form.keepChoices} />
      )}
    </>
  );
};
