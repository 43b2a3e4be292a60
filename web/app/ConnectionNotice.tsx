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
  const isShown = !isOnline || reconnecting;
  return (
    <div role="status" className={styles.place} data-connection={isShown || undefined}>
      {isShown && (
        <p className={styles.notice}>
          {isOnline ? <Spinner size={16} /> : <Icon name="alert" size={16} />}
          {t(isOnline ? 'reconnecting' : 'offline')}
        </p>
      )}
    </div>
  );
};
