import type { PublicArrangement } from '../../schema/entities/arrangement.ts';
import { useCopyLink } from '../notices/useCopyLink.ts';
import { t } from '../texts/en/arrangements.ftl';
import { numberText } from '../texts/formats.ts';
import { Badge } from '../ui/Badge.tsx';
import { Button } from '../ui/Button.tsx';
import styles from './PublicArrangementPage.module.css';

/** Name, description and counts of a shared arrangement, with the actions on its link. */
export const ArrangementTitle = ({ arrangement }: { arrangement: PublicArrangement }) => {
  const copyLink = useCopyLink();
  const { name, description, attendeeCount, seatCount, capacityPercent } = arrangement;
  const counts = [
    { label: t('attendees'), value: numberText(attendeeCount) },
    { label: t('total-seats'), value: numberText(seatCount) },
    { label: t('capacity'), value: t('percent', { percent: capacityPercent }) },
  ];
  return (
    <header className={styles.header}>
      <div className={styles.titles}>
        <Badge tone="accent">{t('public-view')}</Badge>
        <h1 className={styles.name}>{name}</h1>
        {description && <p className={styles.description}>{description}</p>}
        <div className={styles.actions}>
          <Button icon="copy" onClick={() => copyLink(window.location.href)}>
            {t('copy-link')}
          </Button>
          <Button variant="quiet" onClick={() => window.print()}>
            {t('print')}
          </Button>
        </div>
      </div>
      <dl className={styles.counts}>
        {counts.map(({ label, value }) => (
          <div key={label} className={styles.count}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </header>
  );
};
