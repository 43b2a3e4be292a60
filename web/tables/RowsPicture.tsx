import { limits } from '../../schema/limits.ts';
import { rowsFor } from '../../schema/rows.ts';
import { boxOf, type TableShape } from '../../schema/seatLayout.ts';
import { DrawnShape } from './ShapePicker.tsx';
import styles from './Shapes.module.css';

type RowsPictureProps = {
  /** Null while it is not a possible one. */
  shape: TableShape | null;
  count: number;
  perRow: number | null;
};

/** Up to here each chair is drawn. */
const mostChairs = 1500;

/** How new tables will stand in rows. The text beside it gives the numbers. */
export const RowsPicture = ({ shape, count, perRow }: RowsPictureProps) => {
  const isPossible = shape && count >= 1 && count <= limits.tablesTogether && !(perRow === 0);
  if (!isPossible) return <div className={styles.rows} />;
  const columns = perRow !== null && perRow >= 1 ? perRow : null;
  const shapes = Array.from({ length: count }, () => shape);
  const places = rowsFor(shapes, { standing: [] }, { perRow: columns });
  const boxes = places.map((place) => boxOf({ ...shape, place }));
  const left = Math.min(...boxes.map(({ x, width }) => x - width / 2));
  const right = Math.max(...boxes.map(({ x, width }) => x + width / 2));
  const top = Math.min(...boxes.map(({ y, height }) => y - height / 2));
  const bottom = Math.max(...boxes.map(({ y, height }) => y + height / 2));
  return (
    <svg
      aria-hidden="true"
      className={styles.rows}
      viewBox={`${left} ${top} ${right - left} ${bottom - top}`}
    >
      {places.map(({ x, y }) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
          {count * shape.capacity <= mostChairs ? (
            <DrawnShape shape={shape} />
          ) : (
            <circle r={110} className={styles.top} />
          )}
        </g>
      ))}
    </svg>
  );
};
