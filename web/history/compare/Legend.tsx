import { t } from '../../texts/en/historyCompare.ftl';
import styles from './Marks.module.css';
import { badgePath, outlinePath, type SeatMark, type SideName, signPath } from './marks.ts';

const origin = [{ x: 0, y: 0 }];

const SeatSign = ({ kind }: { kind: SeatMark }) => (
  <svg
    viewBox="-38 -38 76 76"
    width="1.375rem"
    height="1.375rem"
    aria-hidden="true"
    className={styles[kind]}
  >
    <path d={outlinePath(kind, origin)} className={styles.outline} />
    <g transform="translate(24 24) scale(1.6)">
      <path d={badgePath(origin)} transform="translate(24 24)" className={styles.badge} />
      <path d={signPath(kind, origin)} transform="translate(24 24)" className={styles.sign} />
    </g>
  </svg>
);

const TableSign = ({ kind }: { kind: 'added' | 'removed' | 'changed' }) => (
  <svg
    viewBox="0 0 28 20"
    width="1.75rem"
    height="1.25rem"
    aria-hidden="true"
    className={styles[kind]}
  >
    <rect x="2" y="2" width="24" height="16" rx="4" className={styles.table} />
  </svg>
);

/** Explains the marks on a chart. */
export const Legend = ({ side }: { side: SideName }) => (
  <ul aria-label={t('legend')} className={styles.legend}>
    <li>
      <SeatSign kind="moved" />
      {t(side === 'to' ? 'legend-moved' : 'legend-from')}
    </li>
    {side === 'to' && (
      <li>
        <SeatSign kind="joined" />
        {t('legend-joined')}
      </li>
    )}
    <li>
      <SeatSign kind="left" />
      {t(side === 'to' ? 'legend-left' : 'legend-gone')}
    </li>
    <li>
      <TableSign kind="changed" />
      {t('legend-table-changed')}
    </li>
    {side === 'to' && (
      <li>
        <TableSign kind="added" />
        {t('legend-table-added')}
      </li>
    )}
    <li>
      <TableSign kind="removed" />
      {t('legend-table-removed')}
    </li>
  </ul>
);
