import { markerOf } from '../chart/markers.ts';
import { classes } from '../ui/classes.ts';
import styles from './FloorObjects.module.css';
import { dotRadius, nameBelow } from './pointNames.ts';

type PointDotProps = {
  name: string;
  scale: number;
  isNamed: boolean;
  /** How far the name is moved to the side, in centimetres. */
  aside?: number;
};

/**
 * A point from afar: a dot with its name below. If the name would hide something, it shows only on hover and
 * focus.
 */
export const PointDot = ({ name, scale, isNamed, aside = 0 }: PointDotProps) => {
  const { label, fontSize } = markerOf({ name }, scale);
  return (
    <>
      <circle r={dotRadius / scale} className={styles.pin} />
      <text
        x={aside}
        y={nameBelow / scale}
        fontSize={fontSize}
        className={classes(styles.pointName, !isNamed && styles.atHand)}
      >
        {label}
      </text>
    </>
  );
};
