import { ExportItems } from '../files/ExportItems.tsx';
import { t } from '../texts/en/analytics.ftl';
import { Button } from '../ui/Button.tsx';
import { Menu } from '../ui/Menu.tsx';
import type { Analytics } from './eventAnalytics.ts';
import { companiesCsv, momentsCsv, rolesCsv, tablesCsv } from './figuresCsv.ts';

const exports = [
  { label: t('moments-csv'), file: t('moments-file'), csv: momentsCsv },
  { label: t('roles-csv'), file: t('roles-file'), csv: rolesCsv },
  { label: t('tables-csv'), file: t('tables-file'), csv: tablesCsv },
  { label: t('companies-csv'), file: t('companies-file'), csv: companiesCsv },
] as const;

/** Downloads the figures on screen as spreadsheet files. */
export const ExportMenu = ({ analytics }: { analytics: Analytics }) => (
  <Menu trigger={<Button icon="download">{t('export')}</Button>}>
    <ExportItems exports={exports} event={analytics.event} source={() => analytics} withDetails />
  </Menu>
);
