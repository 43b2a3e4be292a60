import { t } from '../../texts/en/historyCompare.ftl';
import { numberText } from '../../texts/formats.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import styles from './Compare.module.css';
import type { Comparison } from './comparison.ts';

const counted = [
  ['people', 'count-people'],
  ['seated', 'count-seated'],
  ['pool', 'count-pool'],
  ['holding', 'count-holding'],
  ['checkedIn', 'count-checked-in'],
  ['tables', 'count-tables'],
  ['seats', 'count-seats'],
] as const;

/** The counts before and after. */
export const Figures = ({ comparison: { from, to } }: { comparison: Comparison }) => (
  <dl className={styles.figures} aria-label={t('summary')}>
    {counted.map(([what, label]) => {
      const [before, after] = [from.counts[what], to.counts[what]];
      return (
        <div key={what} className={styles.figure} data-differs={before !== after}>
          <dt>{t(label)}</dt>
          <dd>
            {before !== after && (
              <>
                <span aria-hidden="true" className={styles.before}>
                  {numberText(before)}
                  {' → '}
                </span>
                <VisuallyHidden>{t('before-after', { before, after })}</VisuallyHidden>
              </>
            )}
            <span aria-hidden={before !== after}>{numberText(after)}</span>
          </dd>
        </div>
      );
    })}
  </dl>
);
