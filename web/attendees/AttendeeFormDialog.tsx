import { Collapsible } from 'radix-ui';
import { useState } from 'react';
import type { z } from 'zod';
import { attendeeFields } from '../../schema/inputs/attendees.ts';
import { CapacityWarning } from '../eventPlans/CapacityWarning.tsx';
import { graphql } from '../gql/gql.ts';
import type { AttendeeFormFragment } from '../gql/graphql.ts';
import { useCommand } from '../graphql/useCommand.ts';
import { useGuestFields } from '../guestFields/useGuestFields.ts';
import { useMenu } from '../menus/useMenu.ts';
import { useNotify, useNotifyFailure } from '../notices/notices.ts';
import { t } from '../texts/en/attendees.ftl';
import { Dialog } from '../ui/Dialog.tsx';
import { DialogForm } from '../ui/DialogForm.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Select } from '../ui/Select.tsx';
import shared from '../ui/shared.module.css';
import { type FieldOf, useForm } from '../ui/useForm.ts';
import styles from './AccountFields.module.css';
import {
  type AttendeeFormValues,
  attendeeRoleOptions,
  formFields,
  inputOf,
  valuesOf,
} from './attendeeForm.ts';
import { FormFields } from './FormFields.tsx';
import { fieldLabel } from './fieldWords.ts';
import { withSeen } from './seenLists.ts';
import { TagField } from './tags/TagField.tsx';

const names = formFields('account');

/** The sales fields. Collapsed until opened, or until one of them has an error. */
const AccountFields = ({ field }: { field: FieldOf<AttendeeFormValues> }) => {
  const [isOpen, setOpen] = useState(false);
  const hasError = names.some((name) => field(name).error);
  return (
    <Collapsible.Root open={isOpen || hasError} onOpenChange={setOpen} className={styles.part}>
      <Collapsible.Trigger className={styles.trigger}>
        <Icon name={isOpen || hasError ? 'chevronUp' : 'chevronDown'} size={16} />
        {t('account')}
      </Collapsible.Trigger>
      <Collapsible.Content>
        <div className={shared.form}>
          <FormFields names={names} field={field} />
        </div>
      </Collapsible.Content>
    </Collapsible.Root>
  );
};

const AddAttendee = graphql(`
  mutation AddAttendee($input: AddAttendeeInput!) {
    addAttendee(input: $input) {
      attendee {
        ...AttendeeForm
      }
    }
  }
`);

const EditAttendee = graphql(`
  mutation EditAttendee($input: EditAttendeeInput!) {
    editAttendee(input: $input) {
      attendee {
        ...AttendeeForm
      }
    }
  }
`);

type AttendeeFormDialogProps = {
  onClose: () => void;
  eventId: string;
  /** The attendee to edit. Without it the form adds a new one. */
  attendee?: AttendeeFormFragment | undefined;
};

export const AttendeeFormDialog = (props: AttendeeFormDialogProps) => (
  <Dialog
    onClose={props.onClose}
    title={t(props.attendee ? 'edit-attendee' : 'add-attendee')}
    description={props.attendee ? undefined : t('wait-in-pool')}
  >
    <AttendeeFields {...props} />
  </Dialog>
);

type AttendeeInput = z.output<typeof attendeeFields>;

const useSaveAttendee = (eventId: string, attendee: AttendeeFormFragment | undefined) => {
  // Keeps the id, so that somebody deleted meanwhile is not added again.
  const [id] = useState(attendee?.id);
  const [add] = useCommand(AddAttendee);
  const [edit] = useCommand(EditAttendee);
  // The saved attendee arrives with the live plan.
  return (input: AttendeeInput, edited: Partial<AttendeeInput>): Promise<unknown> =>
    id ? edit(withSeen({ id, ...edited }, attendee ?? {})) : add({ eventId, attendee: input });
};

const besideName = formFields('main').filter((name) => name !== 'name');

const AttendeeFields = ({ onClose, eventId, attendee }: AttendeeFormDialogProps) => {
  const save = useSaveAttendee(eventId, attendee);
  const menu = useMenu(eventId);
  const customFields = useGuestFields(eventId);
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const form = useForm({
    present: valuesOf(attendee),
    schema: attendeeFields,
    toInput: (values) => inputOf(values, attendee?.custom),
    save: async (input, edited) => {
      await save(input, edited);
      notify({ tone: 'success', title: t(attendee ? 'updated' : 'added') });
    },
    onSaved: onClose,
    failure: (error) =>
      notifyFailure(t('error'), error, t(attendee ? 'update-failed' : 'add-failed')),
  });
  const { field } = form;
  return (
    <DialogForm
      form={form}
      columns
      submit={t(attendee ? 'save' : 'add-attendee')}
      onCancel={onClose}
    >
      {!attendee && <CapacityWarning eventId={eventId} adding={1} />}
      <div className={shared.wide}>
        <FormFields names={['name']} field={field} />
      </div>
      <Select
        label={fieldLabel('attendeeRole')}
        required
        options={attendeeRoleOptions}
        {...field('attendeeRole')}
      />
      <FormFields names={besideName} field={field} menu={menu} customFields={customFields} />
      <div className={shared.wide}>
        <TagField {...field('tags')} />
      </div>
      <div className={shared.wide}>
        <AccountFields field={field} />
      </div>
    </DialogForm>
  );
};
