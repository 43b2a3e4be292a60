import { useQuery } from '@apollo/client/react';
import { useEffect } from 'react';
import { t } from '../../texts/en/savedArrangements.ftl';
import { LoadError } from '../../ui/LoadError.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { EmptyState } from '../../ui/StateMessage.tsx';
import { SavedArrangements as Document } from './documents.ts';
import { SavedArrangement } from './SavedArrangement.tsx';
import styles from './SavedArrangements.module.css';

type SavedArrangementsProps = {
  eventId: string;
  /** Increases whenever somebody saves, changes or deletes an arrangement. */
  changed: number;
  readOnly?: boolean;
  /** Called after an arrangement was applied, so that a dialog over the plan can close. */
  onApplied?: () => void;
};

export const SavedArrangements = ({
  eventId,
  changed,
  readOnly = false,
  onApplied = () => undefined,
}: SavedArrangementsProps) => {
  const { data, error, refetch } = useQuery(Document, { variables: { id: eventId } });
  const again = () => refetch().catch(() => undefined);
  useEffect(() => {
    if (changed > 0) void refetch().catch(() => undefined);
  }, [changed, refetch]);
  const items = data?.event?.arrangements.items;
  if (!items && error) {
    return <LoadError title={t('arrangements-not-loaded')} error={error} onRetry={refetch} />;
  }
  if (!items) return <Skeleton height="5rem" />;
  if (items.length === 0) {
    return (
      <EmptyState
        icon="share"
        title={t('nothing-saved')}
        text={t(readOnly ? 'nothing-to-see' : 'save-first')}
        heading="h3"
      />
    );
  }
  return (
    <ul className={styles.list}>
      {items.map((arrangement) => (
        <SavedArrangement
          key={arrangement.id}
          eventId={eventId}
          arrangement={arrangement}
          readOnly={readOnly}
          onListChanged={again}
          onApplied={onApplied}
        />
      ))}
    </ul>
  );
};
