import type { ReactNode } from 'react';
import { t } from '../texts/en/ui.ftl';
import { Button } from './Button.tsx';
import { Icon, type IconName } from './Icon.tsx';
import styles from './StateMessage.module.css';
import shared from './shared.module.css';

type EmptyStateProps = {
  icon?: IconName;
  title: string;
  /** The next step, in one sentence. */
  text?: ReactNode;
  actions?: ReactNode;
  /** The heading level, by the message's place on the page. */
  heading?: 'h1' | 'h2' | 'h3';
};

/** Says that there is nothing yet, and what to do next. */
export const EmptyState = ({
  icon,
  title,
  text,
  actions,
  heading: Heading = 'h2',
}: EmptyStateProps) => (
  <div className={styles.state}>
    {icon && (
      <span className={styles.icon}>
        <Icon name={icon} size={26} />
      </span>
    )}
    <Heading className={shared.heading}>{title}</Heading>
    {text && <div className={styles.text}>{text}</div>}
    {actions && <div className={styles.actions}>{actions}</div>}
  </div>
);

type ErrorStateProps = { title: string; message: string; onRetry: () => void };

/** Says what went wrong, with a button to retry. */
export const ErrorState = ({ title, message, onRetry }: ErrorStateProps) => (
  <div role="alert">
    <EmptyState
      icon="alert"
      title={title}
      text={message}
      actions={
        <Button icon="undo" onClick={onRetry}>
          {t('try-again')}
        </Button>
      }
    />
  </div>
);
