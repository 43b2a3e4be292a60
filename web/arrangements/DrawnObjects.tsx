import type { PublicArrangement } from '../../schema/entities/arrangement.ts';
import { LabelPill } from '../chart/LabelPill.tsx';
import { shortened } from '../chart/names.ts';
import { objectLabel } from '../floorObjects/kinds.ts';
import styles from './ArrangementChart.module.css';
import type { Frame } from './chartFrame.ts';
import type { Lettering } from './lettering.ts';

type DrawnObjectsProps = {
  objects: PublicArrangement['objects'];
  /** The whole room: labels stay within it. */
  room: Frame;
  lettering: Lettering;
};

/** What stands in the room besides tables, each with its name. */
export const DrawnObjects = ({ objects, room, lettering: { name: size } }: DrawnObjectsProps) =>
  objects.map(({ objectId, x, y, ...object }) => {
    const label = shortened(object.name, 18);
    const width = (label.length * 0.6 + 1.4) * size;
    const height = 2 * size;
    const left = within(x, room.x, room.width, width);
    const top = within(y, room.y, room.height, height);
    return (
      <g key={objectId} transform={`translate(${left} ${top})`} data-object={objectId}>
        <title>{objectLabel(object)}</title>
        <LabelPill
          {...{ label, width, height }}
          fontSize={size}
          bodyClass={styles.object}
          labelClass={styles.objectName}
        />
      </g>
    );
  });

/** The middle of a length that stays within the room, as near to `at` as possible. */
const within = (at: number, from: number, room: number, length: number): number =>
  Math.min(Math.max(at, from + length / 2), Math.max(from + room - length / 2, from + room / 2));
