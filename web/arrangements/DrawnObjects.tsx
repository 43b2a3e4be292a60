import { memo } from 'react';
import type { PublicArrangement } from '../../schema/entities/arrangement.ts';
import { fromPlace } from '../../schema/rooms/floorGeometry.ts';
import { LabelPill } from '../chart/LabelPill.tsx';
import { shortened } from '../chart/names.ts';
import looks from '../floorObjects/FloorObjects.module.css';
import { objectLabel } from '../floorObjects/kinds.ts';
import { ObjectBody } from '../floorObjects/ObjectBody.tsx';
import { hasExtent, isPoint, nameSpot } from '../floorObjects/shapes.ts';
import styles from './ArrangementChart.module.css';
import type { Frame } from './chartFrame.ts';
import type { Lettering } from './lettering.ts';

type StandingObject = PublicArrangement['objects'][number];

type DrawnObjectsProps = {
  objects: readonly StandingObject[];
  /** The whole room: labels stay within it. */
  room: Frame;
  lettering: Lettering;
};

/** Points of the room, each with its name. They belong over the tables. */
export const DrawnPoints = memo(({ objects, ...rest }: DrawnObjectsProps) =>
  objects
    .filter(isPoint)
    .map((object) => <DrawnPoint key={object.objectId} object={object} {...rest} />),
);
DrawnPoints.displayName = 'DrawnPoints';

/** Draws the floor objects as planners see them. Belongs beneath the tables. */
export const DrawnExtents = memo(({ objects, ...rest }: DrawnObjectsProps) =>
  objects
    .filter(hasExtent)
    .map((object) => <DrawnExtent key={object.objectId} object={object} {...rest} />),
);
DrawnExtents.displayName = 'DrawnExtents';

type DrawnProps = Omit<DrawnObjectsProps, 'objects'> & { object: StandingObject };

const DrawnPoint = ({ object, room, lettering: { name: size } }: DrawnProps) => {
  const { label, width, height } = labelOf(object, size);
  const { x, y } = within(object, room, width, height);
  return (
    <g transform={`translate(${x} ${y})`} data-object={object.objectId}>
      <title>{objectLabel(object)}</title>
      <LabelPill
        {...{ label, width, height }}
        fontSize={size}
        bodyClass={styles.object}
        labelClass={styles.objectName}
      />
    </g>
  );
};

const DrawnExtent = ({ object, room, lettering: { name: size } }: DrawnProps) => {
  const { x, y, rotation, shape } = object;
  const { label, width, height } = labelOf(object, size);
  const name = within(fromPlace({ x, y, rotation }, nameSpot(object)), room, width, height);
  return (
    <g className={looks[object.kind]} data-object={object.objectId}>
      <title>{objectLabel(object)}</title>
      <g transform={`translate(${x} ${y}) rotate(${rotation})`}>
        <ObjectBody shape={shape} areaClass={looks.area} lineClass={looks.line} />
      </g>
      <text {...name} fontSize={size} className={styles.extentName}>
        {label}
      </text>
    </g>
  );
};

/** The name, and the space that it needs at this size of letters. */
const labelOf = ({ name }: StandingObject, size: number) => {
  const label = shortened(name, 18);
  return { label, width: (label.length * 0.6 + 1.4) * size, height: 2 * size };
};

/** The middle of a label that stays within the room, as near to a point as possible. */
const within = (at: { x: number; y: number }, room: Frame, width: number, height: number) => ({
  x: inside(at.x, room.x, room.width, width),
  y: inside(at.y, room.y, room.height, height),
});

const inside = (at: number, from: number, room: number, length: number): number =>
  Math.min(Math.max(at, from + length / 2), Math.max(from + room - length / 2, from + room / 2));
