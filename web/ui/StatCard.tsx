import { numberText } from '../texts/formats.ts';
import { Icon, type IconName } from './Icon.tsx';
import { Skeleton } from './Skeleton.tsx';
import styles from './StatCard.module.css';

type StatCardProps = {
  icon: IconName;
  label: string;
  /** Undefined while it loads. */
  value: number | undefined;
  note: string;
};

/** One figure; stands in a `dl`. */
export const StatCard = ({ icon, label, value, note }: StatCardProps) => (
  <div className={styles.card}>
    <dt className={styles.label}>
      {label}
      <Icon name={icon} />
    </dt>
    <dd className={styles.value}>
      {value === undefined ? <Skeleton width="3ch" height="0.8em" /> : numberText(value)}
    </dd>
    <dd className={styles.note}>{note}</dd>
  </div>
);
