import type { ComponentProps } from 'react';
import { editProfileInput } from '../../schema/inputs/members.ts';
import { limits } from '../../schema/limits.ts';
import { graphql } from '../gql/gql.ts';
import type { ProfileFormFragment } from '../gql/graphql.ts';
import { useCommand } from '../graphql/useCommand.ts';
import { useNotify } from '../notices/notices.ts';
import { t } from '../texts/en/profile.ftl';
import { Announcement } from '../ui/Announcement.tsx';
import { Button } from '../ui/Button.tsx';
import { classes } from '../ui/classes.ts';
import { LeaveDialog } from '../ui/LeaveDialog.tsx';
import shared from '../ui/shared.module.css';
import { TextArea, TextField } from '../ui/TextField.tsx';
import { useForm } from '../ui/useForm.ts';
import { useLeaveGuard } from '../ui/useLeaveGuard.ts';
import styles from './ProfilePage.module.css';
import { inputOf, isChanged, valuesOf } from './profileForm.ts';

type BioFieldProps = Pick<
  ComponentProps<typeof TextArea>,
  'name' | 'value' | 'theirs' | 'error' | 'onChange'
>;

/** The bio with a character count. Only an excess is announced while typing. */
const BioField = (field: BioFieldProps) => {
  const max = limits.bio;
  const count = field.value.trim().length;
  const over = Math.max(0, count - max);
  return (
    <div className={styles.bio}>
      <TextArea label={t('bio')} rows={4} hint={t('bio-hint', { max })} {...field} />
      <span aria-hidden="true" className={classes(styles.count, over > 0 && styles.over)}>
        {t('bio-count', { count, max })}
      </span>
      <Announcement>{over > 0 && t('bio-over', { over })}</Announcement>
    </div>
  );
};

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
    present: valuesOf(user),
    schema: editProfileInput,
    toInput: inputOf,
    save: async (_input, edited) => {
      await edit(edited);
      notify({ tone: 'success', title: t('updated'), description: t('updated-text') });
    },
    failure: (_error, { message }) =>
      notify({
        tone: 'error',
        title: t('update-failed'),
        description: message || t('update-failed-text'),
      }),
    stays: true,
  });
  const { field, values } = form;
  const guard = useLeaveGuard(isChanged(values, valuesOf(user)) && !form.isPending);
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
      <LeaveDialog guard={guard} />
    </form>
  );
};
