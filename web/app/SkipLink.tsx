import { t } from '../texts/en/app.ftl';
import styles from './Shell.module.css';

export const SkipLink = () => (
  <a className={styles.skip} href="#content">
    {t('skip')}
  </a>
);
