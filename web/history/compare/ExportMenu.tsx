import { useDetailsShown } from '../../chart/detailsShown.ts';
import { downloadCsv } from '../../files/downloadCsv.ts';
import { exportFileName } from '../../files/exportFileName.ts';
import { useNotify } from '../../notices/notices.ts';
import { t } from '../../texts/en/historyCompare.ftl';
import { Button } from '../../ui/Button.tsx';
import { Menu, MenuItem, MenuLabel } from '../../ui/Menu.tsx';
import type { ComparedEvent, Comparison } from './comparison.ts';
import { exports } from './exports.ts';

type ExportMenuProps = { event: ComparedEvent; comparison: Comparison };

/** The lists as files for a spreadsheet. */
export const ExportMenu = ({ event, comparison }: ExportMenuProps) => {
  const notify = useNotify();
  const withDetails = useDetailsShown();
  const save = ({ file, csv }: (typeof exports)[number]) => {
    const name = exportFileName(event, file);
    downloadCsv(name, csv(comparison, withDetails));
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
