import { ServerError } from '@apollo/client/errors';
import { useState } from 'react';
import { downloadCsv } from '../files/downloadCsv.ts';
import { useNotify } from '../notices/notices.ts';
import { useAttempt } from '../notices/useAttempt.ts';
import { t } from '../texts/en/admin.ftl';
import { useRefreshAdmin } from './refresh.ts';

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
export const useExportUsers = () => {
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
