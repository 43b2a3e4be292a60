import { useState } from 'react';
import { t } from '../texts/en/eventPlans.ftl';
import { Button } from '../ui/Button.tsx';
import styles from './MoreEvents.module.css';

type MoreEventsProps = {
  /** The number of all events that match. */
  total: number;
  showMore: () => Promise<unknown>;
};

export const MoreEvents = ({ total, showMore }: MoreEventsProps) => {
  const [isPending, setPending] = useState(false);
  const load = () => {
    setPending(true);
    showMore()
      .catch(() => undefined)
      .finally(() => setPending(false));
  };
  return (
    <p className={styles.more}>
      <Button pending={isPending} onClick={load}>
        {t('show-more', { total })}
      </Button>
    </p>
  );
};
