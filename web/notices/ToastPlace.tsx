import { useAtom } from 'jotai';
import { Toast } from 'radix-ui';
import { useState } from 'react';
import { t } from '../texts/en/notices.ftl';
import { Button, IconButton } from '../ui/Button.tsx';
import { classes } from '../ui/classes.ts';
import { Icon } from '../ui/Icon.tsx';
import { type Notice, noticeAtom } from './notify.ts';
import styles from './Toasts.module.css';
import { useDisplayTime } from './useDisplayTime.ts';
import { useFocusBack } from './useFocusBack.ts';

const icons = { success: 'check', error: 'alert', info: 'info' } as const;

/** Shows one notice at a time. Screen readers announce it, and F8 moves the focus to it. */
export default function ToastPlace() {
  const [notice, setNotice] = useAtom(noticeAtom);
  const [place, setPlace] = useState<HTMLElement | null>(null);
  return (
    // Radix's own timer would stay paused if a notice disappears while hovered or focused.
    <Toast.Provider duration={Infinity} label={t('notification')} swipeDirection="right">
      {notice && (
        <OneToast key={notice.id} notice={notice} place={place} onGone={() => setNotice(null)} />
      )}
      <Toast.Viewport ref={setPlace} className={styles.viewport} />
    </Toast.Provider>
  );
}

type OneToastProps = { notice: Notice; place: HTMLElement | null; onGone: () => void };

const OneToast = ({ notice, place, onGone }: OneToastProps) => {
  const pointer = useDisplayTime(place, onGone);
  useFocusBack(place);
  return (
    <Toast.Root
      {...pointer}
      type={notice.tone === 'error' ? 'foreground' : 'background'}
      className={classes(styles.toast, styles[notice.tone])}
      onOpenChange={(open) => open || onGone()}
    >
      <Icon name={icons[notice.tone]} className={styles.icon} />
      <div className={styles.texts}>
        <Toast.Title className={styles.title}>{notice.title}</Toast.Title>
        {notice.description && (
          <Toast.Description className={styles.description}>{notice.description}</Toast.Description>
        )}
      </div>
      {notice.action && (
        <Toast.Action asChild altText={notice.action.altText}>
          <Button size="sm" onClick={notice.action.onSelect}>
            {notice.action.label}
          </Button>
        </Toast.Action>
      )}
      <Toast.Close asChild>
        <IconButton icon="close" label={t('dismiss')} size="sm" />
      </Toast.Close>
    </Toast.Root>
  );
};
