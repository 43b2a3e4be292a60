import { Link } from 'react-router-dom';
import { useDetailsShown } from '../chart/detailsShown.ts';
import { type Export, ExportItems } from '../files/ExportItems.tsx';
import { viewOf } from '../seating/planView.ts';
import type { Plan } from '../seating/seatingPlan.ts';
import { t } from '../texts/en/printMenu.ftl';
import { IconButton } from '../ui/Button.tsx';
import { Menu, MenuItem, MenuLabel, MenuSeparator } from '../ui/Menu.tsx';
import { onDemand, usePreload } from '../ui/onDemand.tsx';
import type { ExportedPlan } from './exports.ts';
import { sheetPlanOf } from './sheetPlanOf.ts';
import { sheets } from './sheets.ts';

const writers = onDemand(() => import('./exports.ts'));
type Writer = keyof typeof import('./exports.ts');
const written =
  (writer: Writer): Export<ExportedPlan>['csv'] =>
  async (plan, withDetails) =>
    (await writers.prepare())[writer](plan, withDetails);

const exports: readonly Export<ExportedPlan>[] = [
  { label: t('guest-list-csv'), file: t('guest-list-file'), csv: written('guestListCsv') },
  { label: t('table-list-csv'), file: t('table-list-file'), csv: written('tableListCsv') },
  { label: t('seats-csv'), file: t('seats-file'), csv: written('seatsCsv') },
];

/** Printing, and spreadsheet files of the plan. */
export const PrintMenu = ({ plan }: { plan: Plan }) => {
  const withDetails = useDetailsShown();
  usePreload(writers);
  return (
    <Menu trigger={<IconButton icon="print" label={t('print')} />}>
      <MenuLabel>{t('print-group')}</MenuLabel>
      {sheets.map(({ name, title }) => (
        <MenuItem key={name} asChild>
          <Link to={`/print/${name}?event=${plan.id}`}>{title}</Link>
        </MenuItem>
      ))}
      <MenuSeparator />
      <ExportItems
        {...{ exports, withDetails }}
        event={plan.event}
        source={() => sheetPlanOf(plan, viewOf(plan), withDetails)}
      />
    </Menu>
  );
};
