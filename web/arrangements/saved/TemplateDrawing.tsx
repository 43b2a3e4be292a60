import type { ArrangementTable } from '../../../schema/entities/arrangement.ts';
import type { Corner } from '../../../schema/entities/floorObject.ts';
import { TableTop } from '../../chart/TableTop.tsx';
import { ObjectBody } from '../../floorObjects/ObjectBody.tsx';
import { type DrawnObject, pathOf } from '../../floorObjects/shapes.ts';
import { frameOf, viewBoxOf } from '../chartFrame.ts';
import styles from './SavedArrangements.module.css';

type TemplateDrawingProps = {
  template: {
    tables: readonly ArrangementTable[];
    objects: readonly (Omit<DrawnObject, 'id'> & { objectId: string })[];
    outline: { points: readonly unknown[] } | null;
  };
};

/** A small drawing of a template's room. The text beside it gives the same facts. */
export const TemplateDrawing = ({
  template: { tables, objects, outline },
}: TemplateDrawingProps) => {
  const edge = outline ? (outline.points as Corner[]) : [];
  return (
    <svg
      aria-hidden="true"
      className={styles.drawing}
      viewBox={viewBoxOf(frameOf(tables, objects, edge))}
    >
      {edge.length > 0 && <path d={pathOf(edge, true)} className={styles.edge} />}
      {objects.map(({ objectId, x, y, rotation, shape }) =>
        shape.type === 'point' ? (
          <circle key={objectId} cx={x} cy={y} r={20} className={styles.point} />
        ) : (
          <g key={objectId} transform={`translate(${x} ${y}) rotate(${rotation})`}>
            <ObjectBody shape={shape} areaClass={styles.object} lineClass={styles.line} />
          </g>
        ),
      )}
      {tables.map((table) => (
        <TableTop
          key={table.tableId}
          table={table}
          className={undefined}
          transform={`translate(${table.x} ${table.y}) rotate(${table.rotation})`}
        />
      ))}
    </svg>
  );
};
