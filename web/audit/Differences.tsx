import { t } from '../texts/en/audit.ftl';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import styles from './AuditPage.module.css';
import { differencesOf } from './differences.ts';

type DifferencesProps = { previousValue: unknown; newValue: unknown };

/** Each changed field: the old value struck through, and the new value. */
export const Differences = ({ previousValue, newValue }: DifferencesProps) => {
  const differences = differencesOf(previousValue, newValue);
  if (differences.length === 0) return null;
  return (
    <dl className={styles.differences} aria-label={t('changes')}>
      {differences.map(({ field, label, before, after }) => (
        <div key={field} className={styles.difference}>
          <dt>{label}</dt>
          <dd>
            {before !== undefined && (
              <del>
                <VisuallyHidden>{t('was')} </VisuallyHidden>
                {before}
              </del>
            )}
            {before !== undefined && after !== undefined && <span aria-hidden="true"> → </span>}
            {after !== undefined && (
              <ins>
                {before !== undefined && <VisuallyHidden> {t('is')} </VisuallyHidden>}
                {after}
              </ins>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
};
