import { useAtom } from 'jotai';
import { Toast } from 'radix-ui';
import { Button, IconButton } from '../ui/Button.tsx';
import { classes } from '../ui/classes.ts';
import { Icon } from '../ui/Icon.tsx';
import { type Notice, noticeAtom } from './notify.ts';
import styles from './Toasts.module.css';
import { t } from './texts.ts';

/** Milliseconds on the screen; hover and focus stop the clock (specification, section 9). */
const displayTime = 5_000;

const icons = { success: 'check', error: 'alert', info: 'info' } as const;

/** Shows notices, one at a time; screen readers hear them, F8 moves the focus to them. */
export default function ToastPlace() {
  const [notice, setNotice] = useAtom(noticeAtom);
  return (
    <Toast.Provider duration={displayTime} label={t('notification')} swipeDirection="right">
      {notice && <OneToast key={notice.id} notice={notice} onGone={() => setNotice(null)} />}
      <Toast.Viewport className={styles.viewport} />
    </Toast.Provider>
  );
}

const OneToast = ({ notice, onGone }: { notice: Notice; onGone: () => void }) => (
  <Toast.Root
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
