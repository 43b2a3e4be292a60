import { useId, useState } from 'react';
import { userChanges } from '../../schema/inputs/members.ts';
import { MemberData } from '../erasure/MemberData.tsx';
import { graphql } from '../gql/gql.ts';
import type { UserRowFragment } from '../gql/graphql.ts';
import { useCommand } from '../graphql/useCommand.ts';
import { fullName } from '../members/fullName.ts';
import { useNotify } from '../notices/notices.ts';
import { t } from '../texts/en/admin.ftl';
import { Button } from '../ui/Button.tsx';
import { Dialog, DialogFooter } from '../ui/Dialog.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Select } from '../ui/Select.tsx';
import { Switch } from '../ui/Switch.tsx';
import shared from '../ui/shared.module.css';
import { useForm } from '../ui/useForm.ts';
import { useWhileShown } from '../ui/useWhileShown.ts';
import styles from './AdminPage.module.css';
import { levelOptions, roleOptions } from './options.ts';
import { RelinkSignIn } from './RelinkSignIn.tsx';
import { useRefreshAdmin } from './refresh.ts';
import { useRefetchUserOnRefusal } from './useRefetchUserOnRefusal.ts';

const EditUser = graphql(`
  mutation EditUser($input: EditUserInput!) {
    editUser(input: $input) {
      user {
        ...UserRow
      }
    }
  }
`);

type EditUserDialogProps = {
  onClose: () => void;
  user: UserRowFragment;
  isSelf: boolean;
};

export const EditUserDialog = (props: EditUserDialogProps) => (
  <Dialog
    onClose={props.onClose}
    size="sm"
    title={t('edit-title')}
    description={[fullName(props.user), props.user.email].filter(Boolean).join(' · ')}
  >
    <EditUserForm {...props} />
  </Dialog>
);

const UserData = ({ user, onClose }: Omit<EditUserDialogProps, 'isSelf'>) => {
  const refresh = useRefreshAdmin();
  const close = useWhileShown(onClose);
  const onErased = () => {
    close();
    refresh();
  };
  return <MemberData user={user} onErased={onErased} />;
};

const EditUserForm = ({ user, isSelf, onClose }: EditUserDialogProps) => {
  const [edit] = useCommand(EditUser);
  const notify = useNotify();
  const refresh = useRefreshAdmin();
  const [failure, setFailure] = useState<{ error: unknown; message: string }>();
  useRefetchUserOnRefusal(failure?.error);
  const { id, role, membershipLevel, isActive } = user;
  const { field, submit, isPending, values } = useForm({
    present: { role, membershipLevel, isActive },
    schema: userChanges,
    save: async (_input, edited) => {
      setFailure(undefined);
      const { editUser } = await edit({ id, ...edited });
      notify({ tone: 'success', title: t('updated'), description: editUser.user.email });
      const keepsAccess = editUser.user.role === 'admin' && editUser.user.isActive;
      if (!isSelf || keepsAccess) refresh();
    },
    onSaved: onClose,
    // The message stays beside the form: the server may refuse, for example to keep the last admin.
    failure: (error, { message }) => setFailure({ error, message }),
  });
  const formId = useId();
  const losesAccess = isSelf && (values.role !== 'admin' || !values.isActive);
  return (
    <>
      <form id={formId} noValidate onSubmit={submit} className={shared.stack}>
        <Select label={t('role')} options={roleOptions} {...field('role')} />
        <Select label={t('membership')} options={levelOptions} {...field('membershipLevel')} />
        <Switch label={t('may-sign-in')} hint={t('may-sign-in-hint')} {...field('isActive')} />
        {losesAccess && <p className={styles.warning}>{t('own-account')}</p>}
        <div role="alert">
          {failure && (
            <p className={styles.refusal}>
              <Icon name="alert" size={16} />
              <span>
                <strong>{t('update-failed')}</strong> {failure.message}
              </span>
            </p>
          )}
        </div>
      </form>
      {/* Outside the form, because it contains a form of its own. */}
      {!isSelf && <RelinkSignIn user={user} />}
      <UserData user={user} onClose={onClose} />
      <DialogFooter>
        <Button onClick={onClose}>{t('cancel')}</Button>
        <Button type="submit" form={formId} variant="primary" pending={isPending}>
          {t('save')}
        </Button>
      </DialogFooter>
    </>
  );
};
