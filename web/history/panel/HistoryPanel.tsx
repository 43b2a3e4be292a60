import { useAtom } from 'jotai';
import type { PlanView } from '../../seating/planView.ts';
import { t } from '../../texts/en/historyPanel.ftl';
import { SidePanel } from '../../ui/SidePanel.tsx';
import { filterOf } from './fields.ts';
import { HistoryFilters } from './HistoryFilters.tsx';
import { HistoryList } from './HistoryList.tsx';
import { type HistoryShown, historyFieldsAtom } from './state.ts';
import { TrailView } from './TrailView.tsx';

type HistoryPanelProps = {
  eventId: string;
  isDraft: boolean;
  view: PlanView;
  viewerId: string;
  readOnly: boolean;
  shown: HistoryShown;
  onClose: () => void;
};

/** The changes of the event, newest first, or the trail of one guest. */
export const HistoryPanel = (props: HistoryPanelProps) => {
  const { shown, onClose } = props;
  const isTrail = shown.what === 'trail';
  return (
    <SidePanel title={t(isTrail ? 'trail' : 'title')} picture="history" onClose={onClose}>
      {isTrail ? (
        <TrailView key={shown.attendeeId} {...props} attendeeId={shown.attendeeId} />
      ) : (
        <Changes {...props} />
      )}
    </SidePanel>
  );
};

const Changes = (props: HistoryPanelProps) => {
  const [fields, setFields] = useAtom(historyFieldsAtom);
  const filter = filterOf(fields);
  return (
    <>
      <HistoryFilters {...props} fields={fields} onChange={setFields} />
      <HistoryList key={JSON.stringify(filter)} {...props} filter={filter} />
    </>
  );
};
