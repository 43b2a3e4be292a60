import type { PublicArrangement } from '../../schema/entities/arrangement.ts';
import { useCopyLink } from '../notices/useCopyLink.ts';
import { t } from '../texts/en/arrangements.ftl';
import { numberText } from '../texts/formats.ts';
import { Badge } from '../ui/Badge.tsx';
import { Button } from '../ui/Button.tsx';
import styles from './PublicArrangementPage.module.css';

/** How full it is, and what can be done with the link (specification, section 2). */
export const ArrangementFoot = ({ arrangement }: { arrangement: PublicArrangement }) => {
  const copyLink = useCopyLink();
  const { attendeeCount, seatCount, capacityPercent } = arrangement;
  const counts = [
    { label: t('attendees'), value: numberText(attendeeCount) },
    { label: t('total-seats'), value: numberText(seatCount) },
    { label: t('capacity'), value: t('percent', { percent: capacityPercent }) },
  ];
  return (
    <footer className={styles.foot}>
      <div className={styles.actions}>
        <Button icon="copy" onClick={() => copyLink(window.location.href)}>
          {t('copy-link')}
        </Button>
        <Button variant="quiet" onClick={() => window.print()}>
          {t('print')}
        </Button>
      </div>
      <Badge tone="accent">{t('public-view')}</Badge>
      <dl className={styles.counts}>
        {counts.map(({ label, value }) => (
          <div key={label} className={styles.count}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </footer>
  );
};
