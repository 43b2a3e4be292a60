import { useDetailsShown } from '../../chart/detailsShown.ts';
import { ExportItems } from '../../files/ExportItems.tsx';
import { t } from '../../texts/en/historyCompare.ftl';
import { Button } from '../../ui/Button.tsx';
import { Menu } from '../../ui/Menu.tsx';
import type { ComparedEvent, Comparison } from './comparison.ts';
import { exports } from './exports.ts';

type ExportMenuProps = { event: ComparedEvent; comparison: Comparison };

/** Downloads the lists as spreadsheet files. */
export const ExportMenu = ({ event, comparison }: ExportMenuProps) => {
  const withDetails = useDetailsShown();
  return (
    <Menu trigger={<Button icon="download">{t('export')}</Button>}>
      <ExportItems {...{ exports, event, withDetails }} source={() => comparison} />
    </Menu>
  );
};
