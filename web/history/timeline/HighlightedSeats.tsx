import { onFloor } from '../../../schema/rooms/onFloor.ts';
import type { PictureView } from './pictureView.ts';
import styles from './Timeline.module.css';

type HighlightedSeatsProps = { view: PictureView; lit: readonly string[]; moment: number };

/** Rings around the seats that changed, drawn over the tables. */
export const HighlightedSeats = ({ view, lit, moment }: HighlightedSeatsProps) => {
  if (lit.length === 0) return null;
  const ids = new Set(lit);
  return (
    <g>
      {view.tables.flatMap(({ table, seats }) =>
        seats
          .filter(({ id }) => ids.has(id))
          .map((seat) => {
            const { x, y } = onFloor(seat, table);
            // The key restarts the animation when the same seat changes again.
            return (
              <circle
                key={`${seat.id} ${moment}`}
                cx={x}
                cy={y}
                r={27}
                className={styles.lit}
                data-lit={seat.id}
              />
            );
          }),
      )}
    </g>
  );
};
