import { editProfileInput } from '../../schema/inputs/members.ts';
import { graphql } from '../gql/gql.ts';
import type { ProfileFormFragment } from '../gql/graphql.ts';
import { useCommand } from '../graphql/useCommand.ts';
import { useNotify } from '../notices/notices.ts';
import { t } from '../texts/en/profile.ftl';
import { Button } from '../ui/Button.tsx';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import shared from '../ui/shared.module.css';
import { TextField } from '../ui/TextField.tsx';
import { useForm } from '../ui/useForm.ts';
import { BioField } from './BioField.tsx';
import styles from './ProfilePage.module.css';
import { inputOf, isChanged, valuesOf } from './profileForm.ts';
import { useLeaveGuard } from './useLeaveGuard.ts';

graphql(`
  fragment ProfileForm on User {
    id
    firstName
    lastName
    bio
  }
`);

const EditProfile = graphql(`
  mutation EditProfile($input: EditProfileInput!) {
    editProfile(input: $input) {
      user {
        ...ProfileForm
      }
    }
  }
`);

/** Names and bio. The answer updates the cache, and with it the header. */
export const ProfileForm = ({ user }: { user: ProfileFormFragment }) => {
  const [edit] = useCommand(EditProfile);
  const notify = useNotify();
  const form = useForm({
    initial: valuesOf(user),
    schema: editProfileInput,
    toInput: inputOf,
    save: async ({ commandId: _, ...input }) => {
      await edit(input);
      notify({ tone: 'success', title: t('updated'), description: t('updated-text') });
    },
    onFailure: ({ message }) =>
      notify({
        tone: 'error',
        title: t('update-failed'),
        description: message || t('update-failed-text'),
      }),
  });
  const { field, values } = form;
  const guard = useLeaveGuard(isChanged(values, user) && !form.isPending);
  return (
    <form noValidate onSubmit={form.submit}>
      <div className={shared.form}>
        <TextField label={t('first-name')} autoComplete="given-name" {...field('firstName')} />
        <TextField label={t('last-name')} autoComplete="family-name" {...field('lastName')} />
        <div className={shared.wide}>
          <BioField {...field('bio')} />
        </div>
      </div>
      <div className={styles.submit}>
        <Button type="submit" variant="primary" pending={form.isPending}>
          {t('save')}
        </Button>
      </div>
      <ConfirmDialog
        open={guard.isAsking}
        onOpenChange={(open) => open || guard.stay()}
        title={t('leave-title')}
        confirm={t('leave')}
        onConfirm={guard.leave}
      >
        {t('leave-text')}
      </ConfirmDialog>
    </form>
  );
};
