import { useState } from 'react';
import { graphql } from '../gql/gql.ts';
import { useCommand } from '../graphql/useCommand.ts';
import { useNotify } from '../notices/notices.ts';
import { useAttempt } from '../notices/useAttempt.ts';
import { t } from '../texts/en/admin.ftl';
import { Button } from '../ui/Button.tsx';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { DialogTrigger } from '../ui/DialogTrigger.tsx';
import { useRefreshAdmin } from './refresh.ts';

const RelinkUser = graphql(`
  mutation RelinkUser($input: RelinkUserInput!) {
    relinkUser(input: $input) {
      user {
        ...UserRow
      }
    }
  }
`);

type RelinkSignInProps = { user: { id: string; email: string } };

/**
 * For a member who has a new account at the sign-in provider: without re-linking, they would
 * become another member with the same address.
 */
export const RelinkSignIn = ({ user: { id, email } }: RelinkSignInProps) => {
  const [isOpen, setOpen] = useState(false);
  const [relink] = useCommand(RelinkUser);
  const notify = useNotify();
  const attempt = useAttempt();
  const refresh = useRefreshAdmin();
  const confirm = () =>
    attempt(t('relink-failed'), async () => {
      await relink({ id });
      notify({ tone: 'success', title: t('relinked'), description: email });
      refresh();
    });
  return (
    <div>
      <DialogTrigger onOpen={() => setOpen(true)}>
        <Button size="sm" variant="quiet" icon="link">
          {t('relink')}
        </Button>
      </DialogTrigger>
      {isOpen && (
        <ConfirmDialog
          onClose={() => setOpen(false)}
          title={t('relink-question', { email })}
          confirm={t('relink')}
          tone="primary"
          onConfirm={confirm}
        >
          {t('relink-text', { email })}
        </ConfirmDialog>
      )}
    </div>
  );
};
