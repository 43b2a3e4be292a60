import { type ReactNode, useEffect, useMemo, useState } from 'react';
import type { PublicArrangement } from '../../schema/entities/arrangement.ts';
import { PublicFrame } from '../app/PublicFrame.tsx';
import { publicArrangementId } from '../app/startPage.ts';
import { usePublicAnswer } from '../app/usePublicAnswer.ts';
import { whoIsSignedIn } from '../app/whoIsSignedIn.ts';
import { Toasts } from '../notices/Toasts.tsx';
import { useCopyLink } from '../notices/useCopyLink.ts';
import { t } from '../texts/en/arrangements.ftl';
import { momentText, numberText } from '../texts/formats.ts';
import { Badge } from '../ui/Badge.tsx';
import { Button, ButtonAnchor } from '../ui/Button.tsx';
import { Page } from '../ui/Page.tsx';
import { PageSpinner } from '../ui/Spinner.tsx';
import { EmptyState, ErrorState } from '../ui/StateMessage.tsx';
import { ArrangementChart, type Found } from './ArrangementChart.tsx';
import { FindYourSeat } from './FindYourSeat.tsx';
import styles from './PublicArrangementPage.module.css';
import { SeatingList } from './SeatingList.tsx';
import { type Seated, seatedIn, seatNow } from './seats.ts';

/** The occupancy, and what can be done with the link (specification, section 2). */
const ArrangementFoot = ({ arrangement }: { arrangement: PublicArrangement }) => {
  const copyLink = useCopyLink();
  const { attendeeCount, seatCount, capacityPercent } = arrangement;
  const counts = [
    { label: t('attendees'), value: numberText(attendeeCount) },
    { label: t('total-seats'), value: numberText(seatCount) },
    { label: t('capacity'), value: t('percent', { percent: capacityPercent }) },
  ];
  return (
    <footer className={styles.foot} data-public-foot>
      <div className={styles.actions}>
        <Button icon="copy" onClick={() => copyLink(window.location.href)}>
          {t('copy-link')}
        </Button>
        <Button variant="quiet" onClick={() => window.print()}>
          {t('print')}
        </Button>
      </div>
      <Badge tone="accent">{t('public-view')}</Badge>
      <dl className={styles.counts}>
        {counts.map(({ label, value }) => (
          <div key={label} className={styles.count}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </footer>
  );
};

/**
 * The event with its date, place and cancellation, if the organiser shows it; then the name of the seating,
 * which is the heading if they do not.
 */
const ArrangementTitle = ({ arrangement }: { arrangement: PublicArrangement }) => {
  const { name, description, event } = arrangement;
  const facts = event && [event.startDate && momentText(event.startDate), event.location];
  return (
    <header className={styles.header}>
      <h1 className={styles.name}>{event?.name ?? name}</h1>
      {event?.status === 'cancelled' && <p className={styles.cancelled}>{t('event-cancelled')}</p>}
      {facts?.some(Boolean) && <p className={styles.facts}>{facts.filter(Boolean).join(' · ')}</p>}
      {(event || description) && (
        <p className={styles.description}>
          {event && <span className={styles.seating}>{name}</span>}
          {event && description && ' · '}
          {description}
        </p>
      )}
    </header>
  );
};

const BackToEvents = () => {
  const [isMember, setMember] = useState(false);
  useEffect(() => {
    void whoIsSignedIn().then(({ status }) => setMember(status === 'signedIn'));
  }, []);
  return (
    isMember && (
      <ButtonAnchor href="/events" variant="quiet" size="sm">
        {t('your-events')}
      </ButtonAnchor>
    )
  );
};

/**
 * The page behind a public link (specification, section 2): the seating as saved. Guests see no
 * sign-in button, because the link is all they need. Signed-in members see a link back to the
 * app.
 */
export const PublicArrangementPage = () => (
  <>
    <PublicFrame action={<BackToEvents />}>
      <Shared id={publicArrangementId(window.location.pathname) ?? ''} />
    </PublicFrame>
    <Toasts />
  </>
);

const Shared = ({ id }: { id: string }): ReactNode => {
  const { again, isAsking, ...state } = usePublicAnswer<PublicArrangement>(
    `/api/public/arrangements/${encodeURIComponent(id)}`,
    t('unreachable'),
  );
  if (isAsking || state.status === 'loading') return <PageSpinner label={t('loading')} />;
  switch (state.status) {
    case 'ready':
      return <Arrangement arrangement={state.answer} />;
    case 'failed':
      return (
        <Page title={t('seating')}>
          <ErrorState title={t('load-fault')} message={state.message} onRetry={again} />
        </Page>
      );
    case 'notFound':
      return (
        <Page title={t('not-found')}>
          <EmptyState icon="chair" heading="h1" title={t('not-found')} text={t('not-found-text')} />
        </Page>
      );
  }
};

const foundIn = (seated: readonly Seated[], chosen: Seated | undefined): Found | undefined => {
  const seat = chosen && seatNow(seated, chosen);
  return seat && { seatId: seat.seatId };
};

const Arrangement = ({ arrangement }: { arrangement: PublicArrangement }) => {
  const [chosen, setChosen] = useState<Seated>();
  const seated = useMemo(() => seatedIn(arrangement), [arrangement]);
  const found = useMemo(() => foundIn(seated, chosen), [seated, chosen]);
  const hasTables = arrangement.tables.length > 0;
  const choose = (seat: Seated | undefined) => setChosen(seat && { ...seat });
  return (
    <Page title={arrangement.event?.name ?? arrangement.name}>
      <ArrangementTitle arrangement={arrangement} />
      {hasTables && <FindYourSeat seated={seated} chosen={found?.seatId} onChoose={choose} />}
      <ArrangementChart key={arrangement.updatedAt} arrangement={arrangement} found={found} />
      {hasTables && <SeatingList arrangement={arrangement} highlightedSeatId={found?.seatId} />}
      <ArrangementFoot arrangement={arrangement} />
    </Page>
  );
};
