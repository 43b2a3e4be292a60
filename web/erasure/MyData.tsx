import { t } from '../texts/en/erasure.ftl';
import shared from '../ui/shared.module.css';
import { DownloadLink } from './DownloadLink.tsx';
import styles from './PersonalData.module.css';

/** A download of the member's own data. */
export const MyData = () => (
  <div className={styles.section}>
    <p>{t('download-hint')}</p>
    <div className={shared.cluster}>
      <DownloadLink address="/api/auth/export" text={t('download-mine')} />
    </div>
  </div>
);
