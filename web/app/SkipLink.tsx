import styles from './Shell.module.css';
import { t } from './texts.ts';

export const SkipLink = () => (
  <a className={styles.skip} href="#content">
    {t('skip')}
  </a>
);
