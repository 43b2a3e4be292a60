import { t } from '../texts/en/overlays.ftl';
import type { LegendEntry } from './kinds.ts';
import { BadgeIcon } from './MarkBadges.tsx';
import styles from './Overlays.module.css';

type LegendProps = {
  label: string;
  /** Shown if nobody is marked. */
  none: string;
  counted: readonly LegendEntry[];
};

/** The meanings of the badges, with the number of people who have each. */
export const Legend = ({ label, none, counted }: LegendProps) => (
  <section className={styles.legend} aria-label={label}>
    {counted.length === 0 ? (
      <p>{none}</p>
    ) : (
      <ul>
        {counted.map(({ kind, badge, count, seated }) => (
          <li key={kind}>
            <BadgeIcon badge={badge} size={22} />
            <span>
              {badge.words} <strong>{t('counted', { count })}</strong>{' '}
              <span className={styles.seated}>{t('seated', { seated })}</span>
            </span>
          </li>
        ))}
      </ul>
    )}
  </section>
);
