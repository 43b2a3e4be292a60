import { t } from '../texts/en/proposalStanding.ftl';
import { shareText } from '../texts/formats.ts';
import { heatKinds } from './heat.ts';
import styles from './Score.module.css';

/** What the shades of seats mean. */
export const HeatLegend = () => (
  <section className={styles.legend} aria-label={t('legend')}>
    <p>{t('legend')}</p>
    <ul>
      {heatKinds.map((kind, index) => (
        <li key={kind}>
          <svg viewBox="-24 -24 48 48" width="20" height="20" aria-hidden="true">
            <circle r="16" data-ring={kind} />
          </svg>
          {t('legend-range', {
            from: shareText(index, heatKinds.length),
            to: shareText(index + 1, heatKinds.length),
          })}
        </li>
      ))}
    </ul>
  </section>
);
