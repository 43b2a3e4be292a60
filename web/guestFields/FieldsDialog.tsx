import { useRef, useState } from 'react';
import { limits } from '../../schema/limits.ts';
import { someNames } from '../history/someNames.ts';
import { t } from '../texts/en/guestFields.ftl';
import { listText } from '../texts/formats.ts';
import { Button } from '../ui/Button.tsx';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { DialogForm } from '../ui/DialogForm.tsx';
import { movedIn } from '../ui/movedIn.ts';
import { useFocusOn } from '../ui/useFocusOn.ts';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import type { GuestField } from './documents.ts';
import { FieldRow } from './FieldRow.tsx';
import styles from './FieldsForm.module.css';
import { type FieldsDraft, withField, withFieldChanged, withoutField } from './fieldsDraft.ts';
import { useFieldsForm } from './useFieldsForm.ts';

type FieldsDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  eventId: string;
  fields: readonly GuestField[];
};

/** The own fields of an event, in the order in which guests have them. */
export const FieldsDialog = ({ open, onOpenChange, eventId, fields }: FieldsDialogProps) => (
  <Dialog
    open={open}
    onOpenChange={onOpenChange}
    size="lg"
    title={t('fields-title')}
    description={t('fields-text')}
  >
    <FieldsForm eventId={eventId} present={fields} onClose={() => onOpenChange(false)} />
  </Dialog>
);

type FieldsFormProps = { eventId: string; present: readonly GuestField[]; onClose: () => void };

const FieldsForm = ({ eventId, present, onClose }: FieldsFormProps) => {
  const form = useFieldsForm(eventId, present, onClose);
  const { fields, change, errorAt, retired, choosers } = form;
  const { within, focusOn } = useFocusOn();
  const [told, setTold] = useState('');
  const keys = useRef(0);
  const newKey = () => {
    keys.current += 1;
    return `new-${keys.current}`;
  };
  const changeAndFocus = (next: FieldsDraft, selector?: string) => {
    change(next);
    if (selector) focusOn(selector);
  };
  const add = () => {
    const key = newKey();
    changeAndFocus(withField(fields, key), `[data-key="${key}"] input`);
  };
  const move = (key: string, by: -1 | 1) => {
    const next = movedIn(fields, key, by);
    const at = next.findIndex((field) => field.key === key);
    const isAtEnd = at === 0 || at === next.length - 1;
    const button = isAtEnd ? `[data-move="${-by}"]` : `[data-move="${by}"]`;
    changeAndFocus(next, `[data-key="${key}"] ${button}`);
    setTold(t('moved-to', { field: next[at]?.name ?? '', number: at + 1 }));
  };
  const isFull = fields.length >= limits.guestFields;
  return (
    <>
      <DialogForm form={form} submit={t('save-fields')} onCancel={onClose}>
        <div ref={within} className={styles.form}>
          <ol className={styles.fields}>
            {fields.map((field, index) => (
              <FieldRow
                key={field.key}
                field={field}
                number={index + 1}
                isLast={index === fields.length - 1}
                errorAt={(path) => errorAt(`fields.${index}.${path}`)}
                newKey={newKey}
                onChange={(changed, selector) =>
                  changeAndFocus(withFieldChanged(fields, field.key, changed), selector)
                }
                onMove={(by) => move(field.key, by)}
                onRetire={() => changeAndFocus(withoutField(fields, field.key), '[data-add-field]')}
              />
            ))}
          </ol>
          <div>
            <Button icon="plus" data-add-field disabled={isFull} onClick={add}>
              {t('add-field')}
            </Button>
            {isFull && (
              <p className={styles.limit}>{t('most-fields', { most: limits.guestFields })}</p>
            )}
          </div>
          <p role="status" className={styles.retiring}>
            {retired.length > 0 &&
              t('retiring', { count: retired.length, fields: listText(retired) })}
          </p>
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
        <ConfirmDialog
          open
          onOpenChange={form.keepValues}
          title={t('chosen-title', chosenBy(choosers))}
          confirm={t('clear-values')}
          onConfirm={form.clear}
        >
          <p>{t('chosen-text', chosenBy(choosers))}</p>
        </ConfirmDialog>
      )}
    </>
  );
};

const chosenBy = ({ names, count }: { names: string[]; count: number }) => ({
  count,
  names: someNames(names, count),
});
