import { useAtom } from 'jotai';
import { useState } from 'react';
import { t } from '../texts/en/notices.ftl';
import { Button, IconButton } from '../ui/Button.tsx';
import { classes } from '../ui/classes.ts';
import { onDemand, useOnDemand, usePreload } from '../ui/onDemand.tsx';
import { type Notice, noticeAtom } from './notify.ts';
import styles from './Toasts.module.css';
import { useFocusOverDialogs } from './useFocusOverDialogs.ts';

const place = onDemand(() => import('./ToastPlace.tsx'));

/** The place of notices. Its code loads after the page, or with the first notice. */
export const Toasts = () => {
  const [notice, setNotice] = useAtom(noticeAtom);
  const [isNeeded, setNeeded] = useState(false);
  if (notice && !isNeeded) setNeeded(true);
  usePreload(place);
  useFocusOverDialogs();
  const { code, hasFailed } = useOnDemand(place, isNeeded);
  return (
    // Open dialogs hide everything from screen readers except live regions. Notices are announced elsewhere.
    <div aria-live="off" data-notices>
      {code && <code.ToastPlace />}
      {!code && hasFailed && notice && (
        <PlainNotice key={notice.id} notice={notice} onGone={() => setNotice(null)} />
      )}
    </div>
  );
};

type PlainNoticeProps = { notice: Notice; onGone: () => void };

/** In place of a notice whose code did not arrive: what it says matters most when the network is gone. */
const PlainNotice = ({ notice, onGone }: PlainNoticeProps) => {
  const { tone, title, description, action } = notice;
  return (
    <div role="alert" className={styles.viewport}>
      <div className={classes(styles.toast, styles[tone])}>
        <div className={styles.texts}>
          <p className={styles.title}>{title}</p>
          {description && <p className={styles.description}>{description}</p>}
        </div>
        {action && (
          <Button
            size="sm"
            onClick={() => {
              action.onSelect();
              onGone();
            }}
          >
            {action.label}
          </Button>
        )}
        <IconButton icon="close" label={t('dismiss')} size="sm" onClick={onGone} />
      </div>
    </div>
  );
};
