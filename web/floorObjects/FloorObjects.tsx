import { useSetAtom } from 'jotai';
import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { flushSync } from 'react-dom';
import { fromPlace, type Spot } from '../../schema/rooms/floorGeometry.ts';
import { floorKeyOf, keyPause, stepped } from '../chart/floorKeys.ts';
import { LabelPill } from '../chart/LabelPill.tsx';
import { markerOf, useFloorScale } from '../chart/markers.ts';
import { pointIn } from '../chart/pointIn.ts';
import { turned } from '../chart/snapping.ts';
import { announcementAtom } from '../seating/state.ts';
import { t } from '../texts/en/floorObjects.ftl';
import { classes } from '../ui/classes.ts';
import { cornerKeyOf } from './corners.ts';
import styles from './FloorObjects.module.css';
import { applyCornerKey, dragGrip, type Grip, grab, type PlacedShape } from './grips.ts';
import { objectLabel } from './kinds.ts';
import { ObjectBody } from './ObjectBody.tsx';
import { gripUnder, ObjectHandles } from './ObjectHandles.tsx';
import { type DrawnObject, nameSpot, type ObjectChanges } from './shapes.ts';
import { useHeldObject } from './useHeldObject.ts';

type FloorObjectsProps = {
  objects: readonly DrawnObject[];
  selectedId: string | null;
  readOnly: boolean;
  onSelect: (id: string | null) => void;
  /** Returns whether it succeeded; otherwise the object moves back. */
  onMoved: (object: DrawnObject, changes: ObjectChanges) => Promise<boolean>;
};

/**
 * What stands in the room besides tables: a point as a marker with its name, others as they are. Points
 * belong over the tables, what has an extent beneath them.
 */
export const FloorObjects = ({ objects, selectedId, ...rest }: FloorObjectsProps) =>
  objects.map((object) => (
    <Marker key={object.id} object={object} isSelected={object.id === selectedId} {...rest} />
  ));

export const isPoint = ({ shape }: DrawnObject): boolean => shape.type === 'point';
export const hasExtent = (object: DrawnObject): boolean => !isPoint(object);

type MarkerProps = Omit<FloorObjectsProps, 'objects' | 'selectedId'> & {
  object: DrawnObject;
  isSelected: boolean;
};

const Marker = ({ object, isSelected, readOnly, onSelect, onMoved }: MarkerProps) => {
  const { at, hold, put, letGo } = useHeldObject(object, onMoved);
  const press = useRef<{ from: Spot; at: PlacedShape; grip: Grip | null } | null>(null);
  const announce = useSetAtom(announcementAtom);
  const place = objectLabel(object);
  const drawn = { ...object, ...at };
  const onCornerKey = (event: KeyboardEvent<SVGGElement>, index: number) => {
    const key = cornerKeyOf(event);
    if (!key) return;
    event.preventDefault();
    event.stopPropagation();
    const { currentTarget } = event;
    const next = applyCornerKey(at, index, key);
    if (!next) return announce(t('corner-stays'));
    flushSync(() => hold(next.held, keyPause));
    currentTarget.querySelector<SVGElement>(`[data-corner="${next.at}"]`)?.focus();
    const corners = next.held.shape.type === 'path' ? next.held.shape.points.length : 0;
    announce(t('corner-done', { does: key.does, number: next.at + 1, corners }));
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the object and its corners in it have roles
    <g
      transform={`translate(${at.x} ${at.y})`}
      onPointerDown={(event) => {
        if (readOnly || event.button !== 0) return;
        event.stopPropagation();
        event.currentTarget.setPointerCapture(event.pointerId);
        const { held, grip } = grab(at, gripUnder(event.target));
        press.current = { from: pointOf(event), at: held, grip };
        if (held !== at) hold(held);
      }}
      onPointerMove={(event) => {
        if (!press.current) return;
        const now = pointOf(event);
        const { from, at: began, grip } = press.current;
        if (grip) hold(dragGrip(began, grip, now, event.altKey));
        else hold({ ...began, x: began.x + now.x - from.x, y: began.y + now.y - from.y });
      }}
      onPointerUp={() => {
        if (!press.current) return;
        press.current = null;
        put();
        // Not by its click: the floor, which has not seen the press, takes that for the end of a drag.
        onSelect(object.id);
      }}
      onPointerCancel={() => {
        press.current = null;
        letGo();
      }}
      onClick={(event) => {
        if (readOnly) return;
        event.stopPropagation();
        onSelect(object.id);
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        // From one of its corners to the next it stays in hand, as while a pointer holds it.
        if (!press.current && !currentTarget.contains(relatedTarget)) put();
      }}
      onKeyDown={(event) => {
        if (readOnly) return;
        const grip = gripUnder(event.target);
        if (grip?.kind === 'corner' && event.key !== 'Escape')
          return onCornerKey(event, grip.index);
        const key = floorKeyOf(event);
        if (key?.does === 'go') hold({ ...at, ...stepped(at, key.direction, key.isFar) }, keyPause);
        else if (key?.does === 'turn' && hasExtent(object))
          hold({ ...at, rotation: turned(at.rotation + key.by) }, keyPause);
        else if (event.key === 'Enter' || event.key === ' ') onSelect(object.id);
        else if (event.key === 'Escape') {
          press.current = null;
          letGo();
          onSelect(null);
        } else return;
        event.preventDefault();
        event.stopPropagation();
      }}
    >
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

/** Where the pointer is on the floor: the object itself moves with it. */
const pointOf = (event: PointerEvent<SVGGElement>): Spot =>
  pointIn(event.currentTarget.parentNode as SVGGElement, event);
