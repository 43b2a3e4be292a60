import { fromPlace } from '../../schema/rooms/floorGeometry.ts';
import { LabelPill } from '../chart/LabelPill.tsx';
import { markerOf, useFloorScale } from '../chart/markers.ts';
import { t } from '../texts/en/floorObjects.ftl';
import { classes } from '../ui/classes.ts';
import styles from './FloorObjects.module.css';
import { objectLabel } from './kinds.ts';
import { ObjectBody } from './ObjectBody.tsx';
import { ObjectHandles } from './ObjectHandles.tsx';
import { type DrawnObject, hasExtent, isPoint, nameSpot, type ObjectChanges } from './shapes.ts';
import { useObjectGestures } from './useObjectGestures.ts';

type FloorObjectsProps = {
  objects: readonly DrawnObject[];
  selectedId: string | null;
  readOnly: boolean;
  onSelect: (id: string | null) => void;
  /** Returns whether it succeeded; otherwise the object moves back. */
  onMoved: (object: DrawnObject, changes: ObjectChanges) => Promise<boolean>;
};

/**
 * The floor objects: a point as a marker with its name, others in their shape. Points belong over the
 * tables, objects with an area beneath them.
 */
export const FloorObjects = ({ objects, selectedId, ...rest }: FloorObjectsProps) =>
  objects.map((object) => (
    <Marker key={object.id} object={object} isSelected={object.id === selectedId} {...rest} />
  ));

type MarkerProps = Omit<FloorObjectsProps, 'objects' | 'selectedId'> & {
  object: DrawnObject;
  isSelected: boolean;
};

const Marker = ({ object, isSelected, readOnly, onSelect, onMoved }: MarkerProps) => {
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
        {isPoint(drawn) ? <PointMarker name={object.name} /> : <Extent object={drawn} />}
      </g>
      {isSelected && !readOnly && hasExtent(object) && <ObjectHandles object={drawn} />}
    </g>
  );
};

const PointMarker = ({ name }: { name: string }) => (
  <LabelPill
    {...markerOf({ name }, useFloorScale())}
    bodyClass={styles.body}
    labelClass={styles.label}
  />
);

/** The turned shape, with its name upright. */
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
