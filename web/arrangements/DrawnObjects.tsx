import { memo } from 'react';
import type { PublicArrangement } from '../../schema/entities/arrangement.ts';
import { fromPlace } from '../../schema/rooms/floorGeometry.ts';
import { LabelPill } from '../chart/LabelPill.tsx';
import { widthInLetters } from '../chart/letterWidths.ts';
import { smallestLetters } from '../chart/markers.ts';
import { shortened } from '../chart/names.ts';
import looks from '../floorObjects/FloorObjects.module.css';
import { objectLabel } from '../floorObjects/kinds.ts';
import { ObjectBody } from '../floorObjects/ObjectBody.tsx';
import { PointDot } from '../floorObjects/PointDot.tsx';
import { namedPoints } from '../floorObjects/pointNames.ts';
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

type DrawnPointsProps = DrawnObjectsProps & Pick<PublicArrangement, 'tables'>;

/** Points of the room with their names, from afar as dots. They belong over the tables. */
export const DrawnPoints = memo(({ objects, tables, ...rest }: DrawnPointsProps) => {
  const all = objects.map((object) => ({ ...object, id: object.objectId }));
  const named = namedPoints(
    all,
    tables.map((table) => ({ table })),
    scaleOf(rest.lettering),
  );
  const Point = rest.lettering.withInitials ? LabelledPoint : DottedPoint;
  return all.filter(isPoint).map((object) => (
    <g
      key={object.id}
      transform={`translate(${object.x} ${object.y})`}
      className={looks.object}
      data-object={object.id}
    >
      <title>{objectLabel(object)}</title>
      <Point object={object} isNamed={named.has(object.id)} {...rest} />
    </g>
  ));
});
DrawnPoints.displayName = 'DrawnPoints';

/**
 * In pixels per centimetre: the scale at which the smallest readable letters are as large as those of the
 * lettering.
 */
const scaleOf = ({ name }: Lettering): number => smallestLetters / name;

/** Draws the floor objects as planners see them. Belongs beneath the tables. */
export const DrawnExtents = memo(({ objects, ...rest }: DrawnObjectsProps) =>
  objects
    .filter(hasExtent)
    .map((object) => <DrawnExtent key={object.objectId} object={object} {...rest} />),
);
DrawnExtents.displayName = 'DrawnExtents';

type DrawnProps = Omit<DrawnObjectsProps, 'objects'> & { object: StandingObject };

const LabelledPoint = ({ object, room, lettering: { name: size } }: DrawnProps) => {
  const { label, width, height } = labelOf(object, size);
  const { x, y } = within(object, room, width, height);
  return (
    <g transform={`translate(${x - object.x} ${y - object.y})`}>
      <LabelPill
        {...{ label, width, height }}
        fontSize={size}
        bodyClass={styles.object}
        labelClass={styles.objectName}
      />
    </g>
  );
};

const DottedPoint = ({ object, room, lettering, isNamed }: DrawnProps & { isNamed: boolean }) => {
  const { width, height } = labelOf(object, lettering.name);
  const aside = within(object, room, width, height).x - object.x;
  return <PointDot name={object.name} scale={scaleOf(lettering)} isNamed={isNamed} aside={aside} />;
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

/** The name, and the space that it needs at this letter size. */
const labelOf = ({ name }: StandingObject, size: number) => {
  const label = shortened(name, 18);
  return { label, width: (widthInLetters(label) * 0.6 + 1.4) * size, height: 2 * size };
};

/** The middle of a label, as near to a point as possible with the label within the room. */
const within = (at: { x: number; y: number }, room: Frame, width: number, height: number) => ({
  x: inside(at.x, room.x, room.width, width),
  y: inside(at.y, room.y, room.height, height),
});

const inside = (at: number, from: number, room: number, length: number): number =>
  Math.min(Math.max(at, from + length / 2), Math.max(from + room - length / 2, from + room / 2));
