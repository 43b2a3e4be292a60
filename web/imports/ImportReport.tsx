import { t } from '../texts/en/imports.ftl';
import { Icon } from '../ui/Icon.tsx';
import styles from './ImportReport.module.css';

const shownAtMost = 50;

type MessagesProps = {
  title: string;
  messages: readonly string[];
  /** `alert` interrupts a screen reader; `status` suits messages that change while typing. */
  role?: 'alert' | 'status';
};

const list = (messages: readonly string[]) => (
  <ul className={styles.list}>
    {messages.slice(0, shownAtMost).map((message) => (
      <li key={message}>{message}</li>
    ))}
    {messages.length > shownAtMost && (
      <li>{t('and-more', { count: messages.length - shownAtMost })}</li>
    )}
  </ul>
);

/** The problems of the file or the text, by row. Announced when they appear. */
export const ImportErrors = ({ title, messages, role = 'alert' }: MessagesProps) => (
  <div role={role} className={styles.errors}>
    <p className={styles.title}>
      <Icon name="alert" size={16} />
      {title}
    </p>
    {list(messages)}
  </div>
);

/** Remarks, which do not prevent the import. */
export const ImportNotices = ({ messages }: { messages: readonly string[] }) => (
  <div role="status" className={styles.notices}>
    {list(messages)}
  </div>
);
