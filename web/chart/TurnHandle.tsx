import { tableFootprint } from '../../schema/tables/seatLayout.ts';
import { t } from '../texts/en/chart.ftl';
import styles from './Floor.module.css';
import type { ChartTable } from './types.ts';

type TurnHandleProps = { table: ChartTable; scale: number; isHeld: boolean };

/** In pixels, at any zoom. */
const radius = 12;
const distance = 16;

/** The handle above a selected table that turns it. Keys and the table's settings turn it as well. */
export const TurnHandle = ({ table, scale, isHeld }: TurnHandleProps) => {
  const edge = -tableFootprint(table).height / 2;
  const y = edge - (distance + radius) / scale;
  const size = radius / scale;
  return (
    <g aria-hidden="true" className={styles.handle}>
      <line y1={edge} y2={y} />
      <circle data-turn={table.id} cy={y} r={size} />
      <path
        d="M3 -4.500A5.500 5.500 0 1 0 5.500 0M3 -8V-4.300H-.6"
        transform={`translate(0 ${y}) scale(${1 / scale})`}
      />
      {isHeld && (
        <text
          transform={`translate(0 ${y - 2 * size}) rotate(${-table.rotation})`}
          fontSize={12 / scale}
        >
          {t('degrees', { degrees: table.rotation })}
        </text>
      )}
    </g>
  );
};
