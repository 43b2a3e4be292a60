import { t } from '../texts/en/notices.ftl';
import { Button, IconButton } from '../ui/Button.tsx';
import { classes } from '../ui/classes.ts';
import type { Notice } from './notify.ts';
import styles from './Toasts.module.css';

export type PlainNoticeProps = { notice: Notice; onGone: () => void };

/** In place of a notice whose code did not arrive: what it says matters most when the network is gone. */
export const PlainNotice = ({ notice, onGone }: PlainNoticeProps) => {
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
