import { useQuery } from '@apollo/client/react';
import { graphql } from '../gql/gql.ts';
import { t } from '../texts/en/capacityWarning.ftl';
import { Icon } from '../ui/Icon.tsx';
import styles from './CapacityWarning.module.css';

const EventRoom = graphql(`
  query EventRoom($id: ID!) {
    event(id: $id) {
      id
      maxAttendees
      stats {
        attendees
      }
    }
  }
`);

type OverMostProps = {
  eventId: string;
  /** How many people are about to be added. */
  adding: number;
};

/** Warns if the event will have more people than it has room for. The warning prevents nothing. */
export const CapacityWarning = ({ eventId, adding }: OverMostProps) => {
  const { data } = useQuery(EventRoom, { variables: { id: eventId }, fetchPolicy: 'no-cache' });
  const most = data?.event?.maxAttendees ?? null;
  const total = (data?.event?.stats.attendees ?? 0) + adding;
  const isOver = most !== null && adding > 0 && total > most;
  return (
    <div role="status" className={styles.room}>
      {isOver && (
        <p className={styles.over}>
          <Icon name="alert" size={16} />
          {t('would-be-over', { total, most, over: total - most })}
        </p>
      )}
    </div>
  );
};
