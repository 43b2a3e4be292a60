import { t } from '../texts/en/about.ftl';
import styles from './Keys.module.css';

const keys = [
  { key: t('key-tab'), text: t('key-tab-text') },
  { key: t('key-arrows'), text: t('key-arrows-text') },
  { key: t('key-page'), text: t('key-page-text') },
  { key: t('key-ends'), text: t('key-ends-text') },
  { key: t('key-enter'), text: t('key-enter-text') },
  { key: t('key-pin'), text: t('key-pin-text') },
  { key: t('key-escape'), text: t('key-escape-text') },
  { key: t('key-undo'), text: t('key-undo-text') },
  { key: t('key-notice'), text: t('key-notice-text') },
] as const;

/** The product's own keyboard shortcuts. */
export const Keys = () => (
  <section aria-labelledby="keys">
    <h2 id="keys" className={styles.heading}>
      {t('keys')}
    </h2>
    <p className={styles.text}>{t('keys-text')}</p>
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{t('keys-key')}</th>
          <th scope="col">{t('keys-what')}</th>
        </tr>
      </thead>
      <tbody>
        {keys.map(({ key, text }) => (
          <tr key={key}>
            <th scope="row">
              <kbd className={styles.key}>{key}</kbd>
            </th>
            <td>{text}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </section>
);
