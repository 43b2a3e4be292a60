import { limits } from '../../../schema/limits.ts';
import { useDetailsShown } from '../../chart/detailsShown.ts';
import { t } from '../../texts/en/attendeesPanel.ftl';
import { Badge } from '../../ui/Badge.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { RelativeTime } from '../../ui/RelativeTime.tsx';
import { Switch } from '../../ui/Switch.tsx';
import type { Details } from './attendeeDetails.ts';
import type { ChangeAttendee } from './DetailText.tsx';
import { checkReason } from './editedFields.ts';
import { Fact } from './Fact.tsx';
import { InlineText } from './InlineText.tsx';
import styles from './Panel.module.css';
import { attendeeWords, holdingWords, useSaving } from './useSaving.ts';

type PlaceProps = { attendee: Details; place: string; changing: ChangeAttendee; readOnly: boolean };

export const Place = ({ attendee, place, changing, readOnly }: PlaceProps) => {
  const { run, isPending } = useSaving(attendeeWords());
  const { isCheckedIn, heldSince, holdReason } = attendee;
  const isHeld = attendee.holdingFor.length > 0;
  const isArrivalShown = useDetailsShown();
  return (
    <section className={styles.section} aria-label={t('place')}>
      <p className={styles.place}>
        <Icon name={isHeld ? 'hold' : 'chair'} size={16} />
        <span>{place}</span>
        {isHeld && heldSince && (
          <span className={styles.since}>
            <RelativeTime iso={heldSince} />
          </span>
        )}
      </p>
      {isHeld &&
        (readOnly ? (
          <Fact label={t('hold-reason')} value={holdReason} />
        ) : (
          <InlineText
            attendeeId={attendee.id}
            field="holdReason"
            label={t('hold-reason')}
            value={holdReason}
            check={checkReason}
            save={(reason) => changing.setReason(reason ?? null)}
            words={holdingWords()}
            max={limits.holdReason}
          />
        ))}
      {isArrivalShown && readOnly && (
        <Badge tone={isCheckedIn ? 'success' : 'neutral'}>
          {t(isCheckedIn ? 'checked-in' : 'not-checked-in')}
        </Badge>
      )}
      {!readOnly && (
        <Switch
          label={t('checked-in')}
          value={isCheckedIn}
          pending={isPending}
          onChange={(next) => void run(() => changing.setCheckedIn(next))}
        />
      )}
    </section>
  );
};
