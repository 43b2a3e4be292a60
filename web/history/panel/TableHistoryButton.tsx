import { useSetAtom } from 'jotai';
import { t } from '../../texts/en/historyPanel.ftl';
import { Button } from '../../ui/Button.tsx';
import { historyFieldsAtom, historyShownAtom, noFields } from './state.ts';

/** Opens the history of a table and its occupants. */
export const TableHistoryButton = ({ tableId }: { tableId: string }) => {
  const setFields = useSetAtom(historyFieldsAtom);
  const show = useSetAtom(historyShownAtom);
  return (
    <Button
      size="sm"
      icon="history"
      onClick={() => {
        setFields({ ...noFields, table: tableId });
        show({ what: 'changes' });
      }}
    >
      {t('history-of-table')}
    </Button>
  );
};
