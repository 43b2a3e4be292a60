import panel from '../../attendees/panel/Panel.module.css';
import { t } from '../../texts/en/seatingPlacement.ftl';
import { Switch } from '../../ui/Switch.tsx';
import type { PlanView } from '../planView.ts';
import { usePin } from './usePin.ts';

type PinSwitchProps = { eventId: string; view: PlanView; attendeeId: string };

/** Pins an attendee to their seat, in their details. */
export const PinSwitch = ({ eventId, view, attendeeId }: PinSwitchProps) => {
  const pin = usePin(eventId, view);
  if (!view.seatOf.has(attendeeId)) return null;
  return (
    <div className={panel.section}>
      <Switch
        label={t('pinned-here')}
        hint={t('pinned-hint')}
        value={view.people.get(attendeeId)?.isPinned === true}
        onChange={() => void pin(attendeeId)}
      />
    </div>
  );
};
