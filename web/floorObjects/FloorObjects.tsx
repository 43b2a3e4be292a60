import { useMemo } from 'react';
import { fromPlace } from '../../schema/rooms/floorGeometry.ts';
import { isFar } from '../chart/detail.ts';
import { LabelPill } from '../chart/LabelPill.tsx';
import { markerOf, useFloorScale } from '../chart/markers.ts';
import type { TableOnFloor } from '../chart/types.ts';
import { t } from '../texts/en/floorObjects.ftl';
import { classes } from '../ui/classes.ts';
import styles from './FloorObjects.module.css';
import handleStyles from './Handle.module.css';
import { touchTarget } from './Handle.tsx';
import { objectLabel } from './kinds.ts';
import { ObjectBody } from './ObjectBody.tsx';
import { ObjectHandles } from './ObjectHandles.tsx';
import { PointDot } from './PointDot.tsx';
import { namedPoints } from './pointNames.ts';
import { type DrawnObject, hasExtent, isPoint, nameSpot, type ObjectChanges } from './shapes.ts';
import { useObjectGestures } from './useObjectGestures.ts';

type FloorObjectsProps = {
  objects: readonly DrawnObject[];
  /** The tables beneath points. Names of points must not hide them. */
  tables?: readonly TableOnFloor[];
  /** The objects with an extent beneath points. Names of points must not hide theirs. */
  extents?: readonly DrawnObject[];
  selectedId: string | null;
  readOnly: boolean;
  onSelect: (id: string | null) => void;
  /** Returns whether it succeeded; otherwise the object moves back. */
  onMoved: (object: DrawnObject, changes: ObjectChanges) => Promise<boolean>;
};

const nothing: readonly never[] = [];

/**
 * The floor objects. A point is a marker with its name, from afar a dot; other objects have their shape.
 * Points belong over the tables, objects with an area beneath them.
 */
export const FloorObjects = (props: FloorObjectsProps) => {
  const { objects, tables = nothing, extents = nothing, selectedId, ...rest } = props;
  const scale = useFloorScale();
  const named = useMemo(
    () => (isFar(scale) ? namedPoints([...extents, ...objects], tables, scale) : undefined),
    [objects, tables, extents, scale],
  );
  return objects.map((object) => (
    <Marker
      key={object.id}
      object={object}
      isSelected={object.id === selectedId}
      isNamed={named?.has(object.id) ?? true}
      {...rest}
    />
  ));
};

type MarkerProps = Omit<FloorObjectsProps, 'objects' | 'tables' | 'extents' | 'selectedId'> & {
  object: DrawnObject;
  isSelected: boolean;
  /** Whether a point's name is shown from afar. */
  isNamed: boolean;
};

const Marker = (props: MarkerProps) => {
  const { object, isSelected, isNamed, readOnly, onSelect, onMoved } = props;
  const { at, handlers } = useObjectGestures({ object, onSelect, onMoved });
  const place = objectLabel(object);
  const drawn = { ...object, ...at };
  return (
    <g transform={`translate(${at.x} ${at.y})`} {...(!readOnly && handlers)}>
      <g
        {...(readOnly
          ? { role: 'img', 'aria-label': place }
          : {
              role: 'button',
              tabIndex: 0,
              'aria-label': t('marker-settings', { place }),
              'aria-pressed': isSelected,
            })}
        className={classes(
          styles.object,
          !readOnly && styles.movable,
          isSelected && styles.selected,
          styles[object.kind],
        )}
        data-kind={object.kind}
        data-object={object.id}
      >
        {isPoint(drawn) ? (
          <PointMarker name={object.name} isNamed={isNamed || isSelected} />
        ) : (
          <Extent object={drawn} />
        )}
      </g>
      {isSelected && !readOnly && hasExtent(object) && <ObjectHandles object={drawn} />}
    </g>
  );
};

const PointMarker = ({ name, isNamed }: { name: string; isNamed: boolean }) => {
  const scale = useFloorScale();
  if (!isFar(scale)) {
    const marker = markerOf({ name }, scale);
    return <LabelPill {...marker} bodyClass={styles.body} labelClass={styles.label} />;
  }
  return (
    <>
      <circle r={touchTarget / scale} className={handleStyles.reach} />
      <PointDot {...{ name, scale, isNamed }} />
    </>
  );
};

/** The object's shape, turned, with its name upright. */
const Extent = ({ object }: { object: DrawnObject }) => {
  const scale = useFloorScale();
  const { label, fontSize } = markerOf(object, scale);
  const name = fromPlace({ x: 0, y: 0, rotation: object.rotation }, nameSpot(object));
  return (
    <>
      <g transform={`rotate(${object.rotation})`}>
        <ObjectBody shape={object.shape} areaClass={styles.area} lineClass={styles.line} />
      </g>
      <text x={name.x} y={name.y} fontSize={fontSize} className={styles.name}>
        {label}
      </text>
    </>
  );
};
