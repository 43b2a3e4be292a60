import { useSetAtom } from 'jotai';
import { t } from '../../texts/en/historyPanel.ftl';
import { Button } from '../../ui/Button.tsx';
import { historyShownAtom } from './state.ts';

/** Opens the history beside the chart with the guest's trail. */
export const TrailButton = ({ attendeeId }: { attendeeId: string }) => {
  const show = useSetAtom(historyShownAtom);
  return (
    <div>
      <Button size="sm" icon="history" onClick={() => show({ what: 'trail', attendeeId })}>
        {t('where-question')}
      </Button>
    </div>
  );
};
