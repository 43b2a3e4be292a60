import { DownloadLink } from './DownloadLink.tsx';
import styles from './PersonalData.module.css';
import { t } from './texts.ts';

/** One's own data, for whoever wants a copy. */
export const MyData = () => (
  <div className={styles.section}>
    <p>{t('download-hint')}</p>
    <div className={styles.actions}>
      <DownloadLink address="/api/auth/export" text={t('download-mine')} />
    </div>
  </div>
);
