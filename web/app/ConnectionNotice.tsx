import { useAtomValue } from 'jotai';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { connectionAtom } from '../graphql/connection.ts';
import { t } from '../texts/en/app.ftl';
import { Icon } from '../ui/Icon.tsx';
import { Spinner } from '../ui/Spinner.tsx';
import styles from './ConnectionNotice.module.css';

/** Shorter interruptions recover before anybody needs to know. */
const noticeDelayMs = 1_500;

const followOnline = (changed: () => void) => {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
};

const useStable = (now: boolean, ms: number): boolean => {
  const [lasts, setLasts] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLasts(now), now ? ms : 0);
    return () => clearTimeout(timer);
  }, [now, ms]);
  return now && lasts;
};

/** Says that live updates are interrupted. Shows nothing while connected. */
export const ConnectionNotice = () => {
  const isOnline = useSyncExternalStore(followOnline, () => navigator.onLine);
  const isLost = useAtomValue(connectionAtom) === 'reconnecting';
  const reconnecting = useStable(isLost, noticeDelayMs);
  return (
    <div role="status" className={styles.place}>
      {!isOnline && (
        <p className={styles.notice}>
          <Icon name="alert" size={16} />
          {t('offline')}
        </p>
      )}
      {isOnline && reconnecting && (
        <p className={styles.notice}>
          <Spinner size={16} />
          {t('reconnecting')}
        </p>
      )}
    </div>
  );
};
