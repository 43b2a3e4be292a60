import { numberText } from '../texts/formats.ts';
import { Icon, type IconName } from './Icon.tsx';
import { Skeleton } from './Skeleton.tsx';
import styles from './StatCard.module.css';
import shared from './shared.module.css';

type StatCardProps = {
  icon: IconName;
  label: string;
  /** Undefined while loading. */
  value: number | undefined;
  /** Undefined while loading. */
  note: string | undefined;
};

const StatCard = ({ icon, label, value, note }: StatCardProps) => (
  <div className={styles.card}>
    <dt className={styles.label}>
      {label}
      <Icon name={icon} />
    </dt>
    <dd className={styles.value}>
      {value === undefined ? <Skeleton width="3ch" height="0.8em" /> : numberText(value)}
    </dd>
    <dd className={shared.faint}>{note ?? '\u00a0'}</dd>
  </div>
);

type StatCardsProps = { className?: string | undefined; figures: readonly StatCardProps[] };

/** Figures side by side, one card each. */
export const StatCards = ({ className, figures }: StatCardsProps) => (
  <dl className={className}>
    {figures.map((figure) => (
      <StatCard key={figure.label} {...figure} />
    ))}
  </dl>
);
