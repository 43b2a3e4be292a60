import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { t } from '../texts/en/ui.ftl';
import { Button } from './Button.tsx';
import styles from './PartWaiting.module.css';
import { Spinner } from './Spinner.tsx';
import { ErrorState } from './StateMessage.tsx';

type PartWaitingProps = { hasFailed: boolean; onClose: () => void };

/** In place of a dialog whose code is on its way, or does not come. Escape gives it up. */
export const PartWaiting = ({ hasFailed, onClose }: PartWaitingProps) =>
  hasFailed ? <Failed onClose={onClose} /> : <Waiting onClose={onClose} />;

/** The focus stays where it is: the dialog takes it, and brings it back there. */
const Waiting = ({ onClose }: { onClose: () => void }) => {
  const onEscape = useEffectEvent(onClose);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') onEscape();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
  return (
    <div role="status" className={styles.waiting}>
      <Spinner size={32} label={t('loading')} />
    </div>
  );
};

/** Browsers do not load a module again that has failed to come: the page has to be. */
const Failed = ({ onClose }: { onClose: () => void }) => {
  const dialog = useRef<HTMLDialogElement>(null);
  // Closed while it is still there: the browser then gives the focus back.
  useLayoutEffect(() => {
    const { current } = dialog;
    current?.showModal();
    return () => current?.close();
  }, []);
  return (
    <dialog ref={dialog} aria-label={t('part-failed')} className={styles.failed} onClose={onClose}>
      <ErrorState
        title={t('part-failed')}
        message={t('part-failed-text')}
        onRetry={() => window.location.reload()}
      />
      <Button onClick={onClose}>{t('close')}</Button>
    </dialog>
  );
};
