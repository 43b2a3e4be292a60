import { type FieldKind, fieldKinds } from '../../schema/guestFields/fieldKinds.ts';
import { setFieldsInput } from '../../schema/inputs/guestFields.ts';
import { limits } from '../../schema/limits.ts';
import { graphql } from '../gql/gql.ts';
import { useCommand } from '../graphql/useCommand.ts';
import { someNames } from '../history/someNames.ts';
import { useNotify } from '../notices/notices.ts';
import { t } from '../texts/en/guestFields.ftl';
import { listText } from '../texts/formats.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { ListForm, type ListItemProps } from '../ui/ListForm.tsx';
import { Select } from '../ui/Select.tsx';
import { TextField } from '../ui/TextField.tsx';
import { useListForm } from '../ui/useListForm.ts';
import { ChoiceRows } from './ChoiceRows.tsx';
import type { GuestField } from './documents.ts';
import styles from './FieldsForm.module.css';
import { fieldName } from './fieldName.ts';
import { draftOf, type FieldDraft, inputOf, newField, retiredBy } from './fieldsDraft.ts';
import { kindTexts } from './kindTexts.ts';

const kindOptions = fieldKinds.map((value) => ({ value, label: kindTexts[value] }));

const FieldRow = (props: ListItemProps<FieldDraft>) => {
  const { item: field, number, errorAt, onChange, tools } = props;
  return (
    <>
      <div className={styles.head}>
        <TextField
          label={t('field-name', { number })}
          placeholder={t('field-example')}
          maxLength={limits.fieldName}
          value={field.name}
          error={errorAt('name')}
          onChange={(typed) => onChange({ name: typed })}
        />
        <Select<FieldKind>
          label={t('kind', { number })}
          error={errorAt('kind')}
          options={kindOptions}
          disabled={!field.isNew}
          value={field.kind}
          onChange={(kind) => onChange({ kind })}
        />
        <div className={styles.tools}>{tools}</div>
      </div>
      {field.kind === 'choice' && <ChoiceRows {...props} />}
    </>
  );
};

const SetFields = graphql(`
  mutation SetFields($input: SetFieldsInput!) {
    setFields(input: $input) {
      fields {
        ...GuestFieldParts
      }
    }
  }
`);

/**
 * Edits the event's custom fields, which are saved as a whole. Deleting a choice that guests have must be
 * confirmed.
 */
const useFieldsForm = (eventId: string, present: readonly GuestField[], onSaved: () => void) => {
  const [run] = useCommand(SetFields);
  const notify = useNotify();
  return useListForm({
    list: 'fields',
    initial: () => draftOf(present),
    schema: setFieldsInput,
    toInput: (fields) => ({ eventId, fields: inputOf(fields) }),
    save: async (fields, before, clear) => {
      await run({ eventId, fields: inputOf(fields), before: inputOf(before), clear });
      notify({ tone: 'success', title: t('fields-saved') });
      onSaved();
    },
    chosenCode: 'CHOICE_CHOSEN',
    failure: t('fields-not-saved'),
  });
};

type FieldsDialogProps = {
  onClose: () => void;
  eventId: string;
  fields: readonly GuestField[];
};

/** Edits the custom fields of an event, in the order in which guests show them. */
export const FieldsDialog = ({ onClose, eventId, fields }: FieldsDialogProps) => (
  <Dialog onClose={onClose} size="lg" title={t('fields-title')} description={t('fields-text')}>
    <FieldsForm eventId={eventId} present={fields} onClose={onClose} />
  </Dialog>
);

type FieldsFormProps = { eventId: string; present: readonly GuestField[]; onClose: () => void };

const FieldsForm = ({ eventId, present, onClose }: FieldsFormProps) => {
  const form = useFieldsForm(eventId, present, onClose);
  const retired = retiredBy(form.before, form.items);
  return (
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
        chosen: ({ names, count }) => {
          const who = { count, names: someNames(names, count) };
          return {
            title: t('chosen-title', who),
            text: t('chosen-text', who),
            clear: t('clear-values'),
          };
        },
      }}
      renderItem={(props) => <FieldRow {...props} />}
      onCancel={onClose}
    >
      <p role="status" className={styles.retiring}>
        {retired.length > 0 && t('retiring', { count: retired.length, fields: listText(retired) })}
      </p>
    </ListForm>
  );
};
