import { ServerError } from '@apollo/client/errors';
import { useState } from 'react';
import { downloadCsv } from '../files/downloadCsv.ts';
import type { UserRowFragment } from '../gql/graphql.ts';
import { useNotify } from '../notices/notices.ts';
import { useAttempt } from '../notices/useAttempt.ts';
import { t } from '../texts/en/admin.ftl';
import { Button } from '../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';
import { classes } from '../ui/classes.ts';
import { DialogTrigger } from '../ui/DialogTrigger.tsx';
import { SearchField } from '../ui/SearchField.tsx';
import shared from '../ui/shared.module.css';
import { AddUserDialog } from './AddUserDialog.tsx';
import styles from './AdminPage.module.css';
import { EditUserDialog } from './EditUserDialog.tsx';
import { useRefreshAdmin } from './refresh.ts';
import { UserListFooter } from './UserListFooter.tsx';
import { UserRows } from './UserRows.tsx';
import { useUsers } from './useUsers.ts';

const address = '/api/admin/users/export';

const fetchCsv = async (): Promise<string> => {
  const response = await fetch(address, { credentials: 'same-origin' });
  if (response.ok) return response.text();
  throw new ServerError('The export failed', { response, bodyText: await response.text() });
};

/**
 * Downloads all members as CSV. The server neutralises spreadsheet formulas and records the
 * export.
 */
const useExportUsers = () => {
  const [isPending, setPending] = useState(false);
  const notify = useNotify();
  const attempt = useAttempt();
  const refresh = useRefreshAdmin();
  const run = async () => {
    setPending(true);
    await attempt(t('export-failed'), async () => {
      downloadCsv('users.csv', await fetchCsv());
      notify({ tone: 'success', title: t('exported'), description: t('exported-text') });
      refresh();
    });
    setPending(false);
  };
  return { run, isPending };
};

/** All members: search, add, edit, export. */
export const UserManagement = ({ viewerId }: { viewerId: string }) => {
  const list = useUsers();
  const exporting = useExportUsers();
  const [isAdding, setAdding] = useState(false);
  const [edited, setEdited] = useState<UserRowFragment>();
  return (
    <Card aria-labelledby="user-management">
      <header className={shared.spread}>
        <h2 id="user-management" className={shared.heading}>
          {t('user-management')}
        </h2>
        <div className={classes(shared.cluster, styles.actions)}>
          <Button icon="download" pending={exporting.isPending} onClick={exporting.run}>
            {t('export-users')}
          </Button>
          <DialogTrigger onOpen={() => setAdding(true)}>
            <Button variant="primary" icon="userPlus">
              {t('add-user')}
            </Button>
          </DialogTrigger>
        </div>
      </header>
      <div className={classes(shared.spread, styles.listHeader)}>
        <h3 id="all-users" className={styles.subheading}>
          {t('all-users')}
        </h3>
        <SearchField
          className={styles.search}
          label={t('find-users')}
          value={list.search}
          onChange={list.find}
        />
      </div>
      <UserRows list={list} onEdit={setEdited} />
      <UserListFooter list={list} />
      {isAdding && <AddUserDialog onClose={() => setAdding(false)} />}
      {edited && (
        <EditUserDialog
          onClose={() => setEdited(undefined)}
          user={edited}
          isSelf={edited.id === viewerId}
        />
      )}
    </Card>
  );
};
