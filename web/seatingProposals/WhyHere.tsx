import { useQuery } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import type { OtherSeatPartsFragment } from '../gql/graphql.ts';
import { useRefetchOnChange } from '../graphql/useRefetchOnChange.ts';
import { nameIn, type PlanView } from '../seating/planView.ts';
import type { Plan } from '../seating/seatingPlan.ts';
import { t } from '../texts/en/proposalReasons.ftl';
import { Badge } from '../ui/Badge.tsx';
import { Button } from '../ui/Button.tsx';
import { LoadError } from '../ui/LoadError.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import shared from '../ui/shared.module.css';
import { changeText, worthText } from './changeText.ts';
import { ExplainSeat } from './documents.ts';
import { ReasonList } from './ReasonList.tsx';
import styles from './Reasons.module.css';
import { pointsOfText } from './reasonText.ts';
import { type RuleTexts, useRuleText } from './useRuleText.ts';
import { placeText } from './words.ts';

export type WhyHereProps = {
  plan: Plan;
  view: PlanView;
  attendeeId: string;
  /**
   * `occupantId` is the seat's present occupant. They swap with the attendee, or go to the pool if the
   * attendee has no seat.
   */
  onMove: (seatId: string, occupantId: string | null) => void;
};

/** Why a person sits where they sit, and which seats would be better or worse. Fetched on request. */
export const WhyHere = (props: WhyHereProps) => {
  const [isOpen, setOpen] = useState(false);
  const isSeated = props.view.seatOf.has(props.attendeeId);
  // Takes the focus when the button is replaced by the heading, and when choosing a seat replaces the list of
  // seats.
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isOpen) heading.current?.focus();
  }, [isOpen]);
  const onMove: WhyHereProps['onMove'] = (seatId, occupantId) => {
    heading.current?.focus();
    props.onMove(seatId, occupantId);
  };
  return (
    <section className={styles.section}>
      {isOpen ? (
        <>
          <h3 ref={heading} tabIndex={-1}>
            {t(isSeated ? 'why-title' : 'why-waiting')}
          </h3>
          <Reasons {...props} onMove={onMove} />
        </>
      ) : (
        <Button icon="info" onClick={() => setOpen(true)}>
          {t(isSeated ? 'why-here' : 'why-waiting')}
        </Button>
      )}
    </section>
  );
};

const Reasons = ({ plan, view, attendeeId, onMove }: WhyHereProps) => {
  const { data, error, refetch } = useQuery(ExplainSeat, {
    variables: { attendeeId },
    fetchPolicy: 'no-cache',
  });
  useRefetchOnChange(plan.position, refetch);
  const rules = useRuleText(plan, view);
  const explained = data?.explainSeat;
  if (error && !explained)
    return <LoadError title={t('why-failed')} error={error} onRetry={refetch} />;
  if (!explained) return <Skeleton width="100%" height="4rem" />;
  const { reasons, best, elsewhere } = explained;
  const place = { view, rules, attendeeId, onMove };
  return (
    <>
      {reasons.length === 0 ? (
        <p className={shared.soft}>{t('no-rule', { name: nameIn(view, attendeeId) })}</p>
      ) : (
        <>
          <p className={styles.total}>{pointsOfText(explained)}</p>
          <ReasonList reasons={reasons} view={view} rules={rules} />
        </>
      )}
      <h4>{t('best-elsewhere')}</h4>
      {best.length === 0 && <p className={shared.soft}>{t('nothing-elsewhere')}</p>}
      <ul className={styles.places}>
        {best.map((other) => (
          <OtherPlace key={other.seatId} other={other} {...place} />
        ))}
      </ul>
      {elsewhere.length > best.length && (
        <details>
          <summary>{t('all-tables', { count: elsewhere.length })}</summary>
          <ul className={styles.places}>
            {elsewhere.map((other) => (
              <OtherPlace key={other.seatId} other={other} {...place} />
            ))}
          </ul>
        </details>
      )}
    </>
  );
};

type OtherPlaceProps = Pick<WhyHereProps, 'view' | 'attendeeId' | 'onMove'> & {
  other: OtherSeatPartsFragment;
  rules: RuleTexts;
};

const mostReasons = 3;

const OtherPlace = ({ other, view, rules, attendeeId, onMove }: OtherPlaceProps) => {
  const { seatId, swapWith, hard, points, reasons } = other;
  const nameOf = (id: string) => nameIn(view, id);
  const place = placeText(view, seatId);
  const tone = hard > 0 ? 'danger' : hard < 0 || points > 0 ? 'success' : 'neutral';
  return (
    <li>
      <div className={styles.placeHead}>
        <span className={styles.words}>
          <span className={styles.placeName}>{place}</span>
          {swapWith && (
            <span className={shared.soft}>
              {t(view.seatOf.has(attendeeId) ? 'exchange-with' : 'instead-of', {
                name: nameOf(swapWith),
              })}
            </span>
          )}
        </span>
        <Badge tone={tone}>{worthText(other)}</Badge>
      </div>
      {reasons.length > 0 && (
        <ul className={styles.changes}>
          {reasons.slice(0, mostReasons).map((reason) => (
            <li key={`${reason.ruleId ?? reason.from}`}>
              {changeText(reason, rules.textOf(reason), nameOf)}
            </li>
          ))}
        </ul>
      )}
      <Button
        size="sm"
        icon="arrowRight"
        aria-label={t('move-there-of', { name: nameOf(attendeeId), place })}
        onClick={() => onMove(seatId, swapWith)}
      >
        {t('move-there')}
      </Button>
    </li>
  );
};
