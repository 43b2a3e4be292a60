import { useFloorScale } from '../chart/markers.ts';
import { t } from '../texts/en/floorObjects.ftl';
import styles from './FloorObjects.module.css';
import { betweensOf, type Grip, gripsOf, type PlacedGrip, topOf } from './grips.ts';
import { Handle, leastEdge } from './Handle.tsx';
import { type DrawnObject, shapeOf } from './shapes.ts';

/** In pixels, at any zoom. */
const handle = { radius: 8, between: 5, distance: 26 };
const unspoken = { 'aria-hidden': true } as const;

/**
 * The handles of a selected object. Corners also take keys, which move, add and remove corners. Other handles
 * are for pointers only: keys turn the object, and its settings have its measures.
 */
export const ObjectHandles = ({ object }: { object: DrawnObject }) => {
  const scale = useFloorScale();
  const shape = shapeOf(object.shape);
  const top = topOf(shape);
  const y = top - handle.distance / scale;
  const dot = { radius: handle.radius, dotClass: styles.dot };
  return (
    <g className={styles.handles} transform={`rotate(${object.rotation})`}>
      <line y1={top} y2={y} />
      <Handle {...unspoken} {...dot} at={{ x: 0, y }} data-grip="turn" />
      {betweensOf(shape, leastEdge / scale).map(({ grip, at }) => (
        <Handle
          {...unspoken}
          key={indexOf(grip)}
          at={at}
          radius={handle.between}
          dotClass={styles.between}
          data-grip="between"
          data-index={indexOf(grip)}
        />
      ))}
      {gripsOf(shape).map(({ grip, at }) => (
        <Handle
          {...dot}
          {...(grip.kind === 'corner'
            ? {
                role: 'button',
                tabIndex: 0,
                'aria-label': t('corner-of', { name: object.name, number: grip.index + 1 }),
                'data-corner': grip.index,
              }
            : unspoken)}
          key={indexOf(grip)}
          at={at}
          data-grip={grip.kind}
          data-index={indexOf(grip)}
        />
      ))}
    </g>
  );
};

const indexOf = (grip: PlacedGrip['grip']): number => ('index' in grip ? grip.index : 0);

/** The handle under the pointer or the focus; null if there is none. */
export const gripUnder = (target: EventTarget): Grip | null => {
  const under = target instanceof Element ? target.closest<SVGElement>('[data-grip]') : null;
  const { grip, index } = under?.dataset ?? {};
  if (grip === 'turn' || grip === 'size') return { kind: grip };
  if (grip === 'corner' || grip === 'between') return { kind: grip, index: Number(index) };
  return null;
};
