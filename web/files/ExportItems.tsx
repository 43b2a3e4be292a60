import { useNotify } from '../notices/notices.ts';
import { useAttempt } from '../notices/useAttempt.ts';
import { t } from '../texts/en/printMenu.ftl';
import { MenuItem, MenuLabel } from '../ui/Menu.tsx';
import { downloadCsv } from './downloadCsv.ts';
import { exportFileName } from './exportFileName.ts';

export type Export<Source> = {
  label: string;
  /** The kind of list, for the file's name. */
  file: string;
  csv: (source: Source, withDetails: boolean) => string | Promise<string>;
};

type ExportItemsProps<Source> = {
  exports: readonly Export<Source>[];
  event: Parameters<typeof exportFileName>[0];
  /** Called when a file is requested. */
  source: () => Source;
  withDetails: boolean;
};

/** Menu items that save the lists on screen as spreadsheet files. */
export const ExportItems = <Source,>(props: ExportItemsProps<Source>) => {
  const notify = useNotify();
  const attempt = useAttempt();
  const save = ({ file, csv }: Export<Source>) =>
    attempt(t('export-failed'), async () => {
      const name = exportFileName(props.event, file);
      downloadCsv(name, await csv(props.source(), props.withDetails));
      notify({ tone: 'success', title: t('export-ready', { file: name }) });
    });
  return (
    <>
      <MenuLabel>{t('export-group')}</MenuLabel>
      {props.exports.map((one) => (
        <MenuItem key={one.file} icon="download" onSelect={() => void save(one)}>
          {one.label}
        </MenuItem>
      ))}
    </>
  );
};
