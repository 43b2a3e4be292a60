import { Link } from 'react-router-dom';
import { useDetailsShown } from '../chart/detailsShown.ts';
import { downloadCsv } from '../files/downloadCsv.ts';
import { exportFileName } from '../files/exportFileName.ts';
import { useNotify, useNotifyFailure } from '../notices/notices.ts';
import { viewOf } from '../seating/planView.ts';
import type { Plan } from '../seating/seatingPlan.ts';
import { t } from '../texts/en/print.ftl';
import { Button } from '../ui/Button.tsx';
import { Menu, MenuItem, MenuLabel, MenuSeparator } from '../ui/Menu.tsx';
import { onDemand, usePrepared } from '../ui/onDemand.tsx';
import { sheets } from './sheets.ts';

const writers = onDemand(() => import('./exports.ts'));
type Export = { label: string; file: string; writer: keyof typeof import('./exports.ts') };

const exports: readonly Export[] = [
  { label: t('guest-list-csv'), file: t('guest-list-file'), writer: 'guestListCsv' },
  { label: t('table-list-csv'), file: t('table-list-file'), writer: 'tableListCsv' },
  { label: t('seats-csv'), file: t('seats-file'), writer: 'seatsCsv' },
];

/** What leaves the seating chart: on paper, or as files for a spreadsheet. */
export const PrintMenu = ({ plan }: { plan: Plan }) => {
  const notify = useNotify();
  const withDetails = useDetailsShown();
  const notifyFailure = useNotifyFailure();
  usePrepared(writers);
  const save = async ({ file, writer }: Export) => {
    try {
      const { [writer]: csv } = await writers.prepare();
      const name = exportFileName(plan.event, file);
      downloadCsv(name, csv(viewOf(plan), withDetails));
      notify({ tone: 'success', title: t('export-ready', { file: name }) });
    } catch (error) {
      notifyFailure(t('export-failed'), error);
    }
  };
  return (
    <Menu trigger={<Button icon="print">{t('print')}</Button>}>
      <MenuLabel>{t('print-group')}</MenuLabel>
      {sheets.map(({ name, title }) => (
        <MenuItem key={name} asChild>
          <Link to={`/print/${name}?event=${plan.id}`}>{title}</Link>
        </MenuItem>
      ))}
      <MenuSeparator />
      <MenuLabel>{t('export-group')}</MenuLabel>
      {exports.map((one) => (
        <MenuItem key={one.file} icon="download" onSelect={() => void save(one)}>
          {one.label}
        </MenuItem>
      ))}
    </Menu>
  );
};
