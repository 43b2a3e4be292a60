import { ServerError } from '@apollo/client/errors';
import { useState } from 'react';
import type { SheetFormat } from '../../schema/sheets/sheetNames.ts';
import { downloadFile } from '../files/downloadFile.ts';
import { useNotify } from '../notices/notices.ts';
import { useAttempt } from '../notices/useAttempt.ts';
import { t } from '../texts/en/print.ftl';
import { locale } from '../texts/locale.ts';

export type Download = { address: string; query: Record<string, unknown>; fileName: string };

const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone;

const fetchFile = async ({ address, query }: Download): Promise<Blob> => {
  const parameters = Object.entries({ ...query, timeZone, locale }).filter(
    ([, value]) => value !== undefined,
  );
  const words = new URLSearchParams(parameters.map(([name, value]) => [name, String(value)]));
  const joint = address.includes('?') ? '&' : '?';
  const response = await fetch(`${address}${joint}${words}`, { credentials: 'same-origin' });
  if (response.ok) return response.blob();
  throw new ServerError('The sheet failed', { response, bodyText: await response.text() });
};

/** Downloads a sheet that the server draws, one at a time. */
export const useDownload = () => {
  const [pending, setPending] = useState<SheetFormat>();
  const notify = useNotify();
  const attempt = useAttempt();
  const run = async (format: SheetFormat, download: Download): Promise<void> => {
    setPending(format);
    await attempt(t('download-failed'), async () => {
      downloadFile(download.fileName, await fetchFile(download));
      notify({ tone: 'success', title: t('downloaded', { file: download.fileName }) });
    });
    setPending(undefined);
  };
  return { run, pending };
};
