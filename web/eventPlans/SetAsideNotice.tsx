import { t } from '../texts/en/eventPlans.ftl';
import { momentText } from '../texts/formats.ts';
import { Icon } from '../ui/Icon.tsx';
import styles from './SetAsideNotice.module.css';

/** Says that an event is shown as of a moment, and is read-only for now. */
export const SetAsideNotice = ({ setAside }: { setAside: { since: string } | null }) =>
  setAside && (
    <p role="status" className={styles.notice}>
      <Icon name="alert" size={16} />
      <span>
        <strong>{t('set-aside', { since: momentText(setAside.since) })}</strong>{' '}
        {t('set-aside-note')}
      </span>
    </p>
  );
