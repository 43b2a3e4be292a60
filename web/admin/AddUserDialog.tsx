import { newUserFields } from '../../schema/inputs/members.ts';
import type { MemberRole, MembershipLevel } from '../../schema/vocabulary.ts';
import { graphql } from '../gql/gql.ts';
import { useCommand } from '../graphql/useCommand.ts';
import { useNotify } from '../notices/notices.ts';
import { t } from '../texts/en/admin.ftl';
import { Dialog } from '../ui/Dialog.tsx';
import { DialogForm } from '../ui/DialogForm.tsx';
import { Select } from '../ui/Select.tsx';
import shared from '../ui/shared.module.css';
import { TextField } from '../ui/TextField.tsx';
import { useForm } from '../ui/useForm.ts';
import { levelOptions, roleOptions } from './options.ts';
import { useRefreshAdmin } from './refresh.ts';

const CreateUser = graphql(`
  mutation CreateUser($input: CreateUserInput!) {
    createUser(input: $input) {
      user {
        ...UserRow
      }
    }
  }
`);

type AddUserDialogProps = { onClose: () => void };

/** Creates a member before their first sign-in. */
export const AddUserDialog = ({ onClose }: AddUserDialogProps) => (
  <Dialog onClose={onClose} title={t('add-user')} description={t('add-user-text')}>
    <AddUserForm onClose={onClose} />
  </Dialog>
);

const nobodyYet = {
  email: '',
  firstName: '',
  lastName: '',
  role: 'user' as MemberRole,
  membershipLevel: 'basic' as MembershipLevel,
};

const AddUserForm = ({ onClose }: AddUserDialogProps) => {
  const [create] = useCommand(CreateUser);
  const notify = useNotify();
  const refresh = useRefreshAdmin();
  const form = useForm({
    present: nobodyYet,
    schema: newUserFields,
    save: async (input) => {
      const { createUser } = await create(input);
      notify({ tone: 'success', title: t('created'), description: createUser.user.email });
      refresh();
    },
    onSaved: onClose,
    failure: t('create-failed'),
  });
  const { field } = form;
  return (
    <DialogForm form={form} columns submit={t('create-user')} onCancel={onClose}>
      <div className={shared.wide}>
        <TextField
          label={t('email')}
          type="email"
          required
          placeholder={t('email-placeholder')}
          {...field('email')}
        />
      </div>
      <TextField label={t('first-name')} {...field('firstName')} />
      <TextField label={t('last-name')} {...field('lastName')} />
      <Select label={t('role')} options={roleOptions} {...field('role')} />
      <Select label={t('membership')} options={levelOptions} {...field('membershipLevel')} />
    </DialogForm>
  );
};
