import { downloadCsv } from '../files/downloadCsv.ts';
import { exportFileName } from '../files/exportFileName.ts';
import { useNotify } from '../notices/notices.ts';
import { t } from '../texts/en/analytics.ftl';
import { Button } from '../ui/Button.tsx';
import { Menu, MenuItem, MenuLabel } from '../ui/Menu.tsx';
import type { Analytics } from './eventAnalytics.ts';
import { companiesCsv, momentsCsv, rolesCsv, tablesCsv } from './figuresCsv.ts';

const exports = [
  { label: t('moments-csv'), file: t('moments-file'), csv: momentsCsv },
  { label: t('roles-csv'), file: t('roles-file'), csv: rolesCsv },
  { label: t('tables-csv'), file: t('tables-file'), csv: tablesCsv },
  { label: t('companies-csv'), file: t('companies-file'), csv: companiesCsv },
] as const;

/** The figures as files for a spreadsheet, as they stand on the screen. */
export const ExportMenu = ({ analytics }: { analytics: Analytics }) => {
  const notify = useNotify();
  const save = ({ file, csv }: (typeof exports)[number]) => {
    const name = exportFileName(analytics.event, file);
    downloadCsv(name, csv(analytics));
    notify({ tone: 'success', title: t('export-ready', { file: name }) });
  };
  return (
    <Menu trigger={<Button icon="download">{t('export')}</Button>}>
      <MenuLabel>{t('export-group')}</MenuLabel>
      {exports.map((one) => (
        <MenuItem key={one.file} icon="download" onSelect={() => save(one)}>
          {one.label}
        </MenuItem>
      ))}
    </Menu>
  );
};
