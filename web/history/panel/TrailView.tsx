import { useQuery } from '@apollo/client/react';
import { useSetAtom } from 'jotai';
import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { GuestData } from '../../erasure/GuestData.tsx';
import { usePlanTouched } from '../../eventPlans/planTouched.ts';
import { graphql } from '../../gql/gql.ts';
import type { TrailQuery } from '../../gql/graphql.ts';
import { useRefetcher } from '../../graphql/useRefetcher.ts';
import { t } from '../../texts/en/historyPanel.ftl';
import { momentText } from '../../texts/formats.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon, type IconName } from '../../ui/Icon.tsx';
import { LoadError } from '../../ui/LoadError.tsx';
import { LoadingRows } from '../../ui/LoadingRows.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { EmptyState } from '../../ui/StateMessage.tsx';
import { nameOf } from '../change.ts';
import { ExactTime } from './ExactTime.tsx';
import styles from './HistoryPanel.module.css';
import { repeated } from './repeated.ts';
import { historyFieldsAtom, historyShownAtom, noFields } from './state.ts';
import { useNameWith } from './useNameWith.ts';

const Trail = graphql(`
  query Trail($id: ID!) {
    attendeeTrail(id: $id) {
      attendeeId
      position
      name
      stays {
        in
        tableName
        seatPosition
        reason
        since
        until
        revision
        performedBy {
          ...MemberName
        }
      }
    }
  }
`);

type Stay = NonNullable<TrailQuery['attendeeTrail']>['stays'][number];
type TrailViewProps = {
  eventId: string;
  attendeeId: string;
  viewerId: string;
  readOnly: boolean;
};

/** A guest's stays, the latest first, each with the place's name at the time. */
export const TrailView = ({ eventId, attendeeId, viewerId, readOnly }: TrailViewProps) => {
  const { data, error, refetch } = useQuery(Trail, {
    variables: { id: attendeeId },
    fetchPolicy: 'no-cache',
  });
  const refresh = useRefetcher(() => refetch());
  // The position of the first answer. Later changes cause a refetch.
  const [after, setAfter] = useState<string>();
  const position = data?.attendeeTrail?.position;
  if (after === undefined && position !== undefined) setAfter(position);
  usePlanTouched({ eventId, after, skip: after === undefined, onTouched: refresh });
  const trail = data?.attendeeTrail;
  if (error && !trail)
    return <LoadError title={t('trail-failed')} error={error} onRetry={refetch} />;
  if (data && !trail)
    return (
      <EmptyState icon="alert" title={t('trail-gone')} text={t('trail-gone-text')} heading="h3" />
    );
  if (!trail) return <Waiting />;
  const twice = repeated(trail.stays.map(placeOf));
  // The details of guests who are still here contain this.
  const hasLeft = trail.stays.every(({ until }) => until !== null);
  return (
    <>
      <h3 className={styles.trailTitle}>{trail.name}</h3>
      <ol className={styles.stays} aria-label={t('places')}>
        {trail.stays.map((stay) => (
          <StayRow
            key={stay.revision}
            {...{ stay, eventId, viewerId }}
            isRepeated={twice.has(placeOf(stay))}
          />
        ))}
      </ol>
      <ToChanges attendeeId={attendeeId} />
      {hasLeft && !readOnly && (
        <GuestData attendee={{ id: attendeeId, name: trail.name }} onErased={refresh} />
      )}
    </>
  );
};

const icons: Record<string, IconName> = { pool: 'users', holding: 'hold', seat: 'chair' };

type StayRowProps = { stay: Stay; eventId: string; viewerId: string; isRepeated: boolean };

const StayRow = ({ stay, eventId, viewerId, isRepeated }: StayRowProps) => {
  const { since, until, reason, performedBy } = stay;
  const from = momentText(since);
  const id = useId();
  const name = useNameWith(id);
  return (
    <li className={styles.stay} aria-current={until ? undefined : 'true'}>
      <span className={styles.stayIcon}>
        <Icon name={icons[stay.in] ?? 'chair'} size={16} />
      </span>
      <div className={styles.words}>
        <p id={id} className={styles.sentence}>
          {placeOf(stay)}
          {isRepeated && <ExactTime iso={since} />}
        </p>
        <p className={styles.meta}>
          <span>
            {until
              ? t('here-then', { since: from, until: momentText(until) })
              : t('here-now', { since: from })}
          </span>
          {performedBy && (
            <span>
              {performedBy.id === viewerId
                ? t('brought-by-you')
                : t('brought-by', { who: nameOf(performedBy, viewerId) })}
            </span>
          )}
        </p>
        {reason && <p className={styles.meta}>{t('reason', { reason })}</p>}
        <p>
          <Link
            {...name}
            className={styles.moment}
            to={`/timeline?event=${eventId}&at=${stay.revision}`}
          >
            {t('show-moment')}
          </Link>
        </p>
      </div>
    </li>
  );
};

const placeOf = ({ in: where, tableName, seatPosition }: Stay): string => {
  if (where === 'pool') return t('in-pool');
  if (where === 'holding') return t('in-holding');
  return t('on-seat', { table: tableName ?? '', position: seatPosition ?? 0 });
};

/** Opens all changes of the guest, including check-ins, edits, and steps with several people. */
const ToChanges = ({ attendeeId }: { attendeeId: string }) => {
  const setFields = useSetAtom(historyFieldsAtom);
  const show = useSetAtom(historyShownAtom);
  return (
    <div className={styles.more}>
      <Button
        icon="history"
        onClick={({ currentTarget }) => {
          // The button disappears with the trail.
          currentTarget.closest<HTMLElement>('aside, [role=dialog]')?.focus();
          setFields({ ...noFields, attendee: attendeeId });
          show({ what: 'changes' });
        }}
      >
        {t('all-changes')}
      </Button>
    </div>
  );
};

const Waiting = () => (
  <LoadingRows label={t('trail-loading')} count={4} rowClassName={styles.row}>
    <Skeleton width="2rem" height="2rem" radius="999px" />
    <div className={styles.words}>
      <Skeleton width="60%" />
      <Skeleton width="85%" />
    </div>
  </LoadingRows>
);
