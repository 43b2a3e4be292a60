import type { ComponentProps } from 'react';
import type { Spot } from '../../schema/rooms/floorGeometry.ts';
import { useFloorScale } from '../chart/markers.ts';
import styles from './Handle.module.css';

/** In pixels, at any zoom: the size of the touch target, which may be larger than the drawn handle. */
export const touchTarget = 12;

/** In pixels: a shorter edge has no handle in its middle. */
export const leastEdge = 4 * touchTarget;

type HandleProps = Omit<ComponentProps<'g'>, 'children' | 'radius'> & {
  at: Spot;
  /** In pixels, of the drawn dot. */
  radius: number;
  dotClass: string | undefined;
};

/** A dot that can be dragged. It has the same size at any zoom. */
export const Handle = ({ at, radius, dotClass, ...rest }: HandleProps) => {
  const scale = useFloorScale();
  return (
    <g {...rest} transform={`translate(${at.x} ${at.y})`}>
      <circle r={touchTarget / scale} className={styles.reach} />
      <circle r={radius / scale} className={dotClass} />
    </g>
  );
};
