import { useEffect } from 'react';
import { useLocation, useNavigation } from 'react-router-dom';
import { mayEditEvent } from '../../../schema/permissions.ts';
import { Floor } from '../../chart/Floor.tsx';
import { StandingExtents, StandingObjects } from '../../floorObjects/StandingObjects.tsx';
import { landmarkOf } from '../../floorObjects/shapes.ts';
import { problemOf } from '../../graphql/problems.ts';
import type { CurrentUser } from '../../members/currentUser.ts';
import { DetailsProvider } from '../../members/DetailsProvider.tsx';
import { roomLandmarks } from '../../rooms/drawnRoom.ts';
import { RoomBeneath } from '../../rooms/RoomBeneath.tsx';
import { t } from '../../texts/en/historyTimeline.ftl';
import { momentText } from '../../texts/formats.ts';
import { BackLink } from '../../ui/BackLink.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Headbar, HeadbarTools } from '../../ui/Headbar.tsx';
import { EmptyState } from '../../ui/StateMessage.tsx';
import shared from '../../ui/shared.module.css';
import { useAddress } from '../../ui/useAddress.ts';
import { sentenceOf } from '../sentence.ts';
import { HighlightedSeats } from './HighlightedSeats.tsx';
import { JumpMenu } from './JumpMenu.tsx';
import { MomentSlider } from './MomentSlider.tsx';
import { Playback } from './Playback.tsx';
import { RestoreMoment } from './RestoreMoment.tsx';
import styles from './Timeline.module.css';
import { type TimelinePosition, timelinePositionOf } from './timelinePosition.ts';
import type { MomentState, Shown } from './useMoment.ts';
import { usePlay } from './usePlay.ts';
import type { TimelineState } from './useTimeline.ts';

type TimeTravelProps = {
  timeline: Extract<TimelineState, { status: 'ready' }>;
  moment: MomentState;
  shown: Shown;
  user: CurrentUser;
};

/** The read-only chart of a moment, with the slider to travel through the event's history. */
export const TimeTravel = ({ timeline, moment: state, shown, user }: TimeTravelProps) => {
  const { event, activity, refresh } = timeline;
  const { moment, view } = shown;
  const travel = timelinePositionOf(activity, state);
  const { at, first, last, isSettled } = travel;
  const playing = usePlay({ at: isSettled ? at : undefined, first, last, go: state.go });
  useMomentInAddress(at);
  const go = (revision: number) => {
    playing.pause();
    state.go(revision);
  };
  const restored = (revision: number) => {
    go(revision);
    void refresh();
  };
  const mayEdit = mayEditEvent(user, event) === 'allow';
  return (
    <div className={styles.travel}>
      <Headbar
        back={<BackLink to={`/seating?event=${event.id}`}>{t('back')}</BackLink>}
        title={event.name}
        facts={<Facts counts={view.counts} mayEdit={mayEdit} />}
      >
        <HeadbarTools>
          <ButtonLink to={`/compare?event=${event.id}&from=r:${moment.revision}&to=now`}>
            {t('compare')}
          </ButtonLink>
          {mayEdit && (
            <RestoreMoment
              eventId={event.id}
              moment={moment}
              disabled={!isSettled || at >= last}
              onRestored={restored}
            />
          )}
        </HeadbarTools>
      </Headbar>
      {view.tables.length === 0 ? (
        <div className={styles.emptyRoom}>
          <EmptyState
            icon="table"
            title={t('no-tables')}
            text={t(last === first ? 'nothing-yet' : 'no-tables-text')}
          />
        </div>
      ) : (
        <DetailsProvider user={user} event={event}>
          <MomentRoom event={event} shown={shown} />
        </DetailsProvider>
      )}
      <section className={styles.panel} aria-label={t('title')}>
        <Words
          shown={shown}
          travel={travel}
          viewerId={user.id}
          isQuiet={playing.isPlaying}
          state={state}
        />
        <MomentSlider
          activity={activity}
          travel={travel}
          valueText={isSettled ? momentWords(moment, user.id) : t('loading')}
          onGo={go}
        />
        <div className={styles.controls}>
          <Playback travel={travel} playing={playing} onGo={go} />
          <div className={shared.cluster}>
            <JumpMenu activity={activity} viewerId={user.id} onGo={go} />
            <Button disabled={at >= last} onClick={() => go(last)}>
              {t('now')}
            </Button>
          </div>
        </div>
      </section>
    </div>
  );
};

const momentWords = ({ at, entry }: Shown['moment'], viewerId: string): string =>
  t('at', { moment: momentText(at), change: sentenceOf(entry, viewerId) });

type FactsProps = { counts: Shown['view']['counts']; mayEdit: boolean };

const Facts = ({ counts, mayEdit }: FactsProps) => (
  <>
    <Badge tone="info">{t('read-only')}</Badge>
    <span>{t('people', { count: counts.people })}</span>
    <span>{t('seated', { count: counts.seated })}</span>
    <span>{t('in-pool', { count: counts.pool })}</span>
    {counts.declined > 0 && <span>{t('declined', { count: counts.declined })}</span>}
    {mayEdit && <span>{t('in-holding', { count: counts.holding })}</span>}
  </>
);

type MomentRoomProps = { event: { id: string; name: string }; shown: Shown };

const MomentRoom = ({ event, shown: { moment, view, lit } }: MomentRoomProps) => (
  <div className={styles.room} data-moment={moment.revision}>
    <Floor
      label={t('chart-of', { name: event.name })}
      tables={view.tables}
      landmarks={[...view.objects.map(landmarkOf), ...roomLandmarks(view.room)]}
      beneath={
        <>
          <RoomBeneath eventId={event.id} room={view.room} />
          <StandingExtents objects={view.objects} />
        </>
      }
      readOnly
    >
      <StandingObjects objects={view.objects} tables={view.tables} />
      <HighlightedSeats view={view} lit={lit} moment={moment.revision} />
    </Floor>
  </div>
);

type WordsProps = {
  shown: Shown;
  travel: TimelinePosition;
  viewerId: string;
  /** Whether announcements are off, during playback. */
  isQuiet: boolean;
  state: MomentState;
};

/** The moment's time and sentence. */
const Words = ({ shown: { moment }, travel, viewerId, isQuiet, state }: WordsProps) => (
  <div className={styles.words}>
    <p className={styles.when}>
      <time dateTime={moment.at}>{momentText(moment.at)}</time>
      {travel.at >= travel.last && travel.isSettled && <Badge tone="success">{t('now')}</Badge>}
    </p>
    <p className={shared.name} aria-live={isQuiet ? 'off' : 'polite'}>
      {sentenceOf(moment.entry, viewerId)}
    </p>
    {state.error !== undefined && (
      <p role="alert" className={styles.problem}>
        {t('moment-failed', { reason: problemOf(state.error).message })}
        <Button size="sm" icon="undo" onClick={state.retry}>
          {t('try-again')}
        </Button>
      </p>
    )}
  </div>
);

/** Browsers limit how often a page may change its address. */
const addressMs = 300;

/** Keeps the moment in the address, by replacing the entry in the browser's history. */
const useMomentInAddress = (at: number): void => {
  const [, change] = useAddress();
  const { pathname } = useLocation();
  const isLeaving = useNavigation().state !== 'idle';
  useEffect(() => {
    if (isLeaving) return;
    const timer = setTimeout(() => {
      // The user has navigated, but the next screen is still loading. Its address must stay.
      if (location.pathname !== pathname) return;
      change({ at: String(at) });
    }, addressMs);
    return () => clearTimeout(timer);
  }, [at, change, pathname, isLeaving]);
};
