import { limits } from '../../schema/limits.ts';
import { someNames } from '../history/someNames.ts';
import { t } from '../texts/en/guestFields.ftl';
import { listText } from '../texts/formats.ts';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { ListForm } from '../ui/ListForm.tsx';
import type { GuestField } from './documents.ts';
import { FieldRow } from './FieldRow.tsx';
import styles from './FieldsForm.module.css';
import { fieldName } from './fieldName.ts';
import { newField, retiredBy } from './fieldsDraft.ts';
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
  const { choosers } = form;
  const retired = retiredBy(form.before, form.items);
  return (
    <>
      <ListForm
        form={form}
        emptyItem={newField}
        most={limits.guestFields}
        texts={{
          submit: t('save-fields'),
          add: t('add-field'),
          full: t('most-fields', { most: limits.guestFields }),
          earlier: (field, number) => t('earlier', { field: fieldName(field, number) }),
          later: (field, number) => t('later', { field: fieldName(field, number) }),
          remove: (field, number) => t('retire-field', { field: fieldName(field, number) }),
          moved: ({ name }, number) => t('moved-to', { field: name, number }),
        }}
        renderItem={(props) => <FieldRow {...props} />}
        onCancel={onClose}
      >
        <p role="status" className={styles.retiring}>
          {retired.length > 0 &&
            t('retiring', { count: retired.length, fields: listText(retired) })}
        </p>
      </ListForm>
      {choosers && (
        <ConfirmDialog
          open
          onOpenChange={form.keep}
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
