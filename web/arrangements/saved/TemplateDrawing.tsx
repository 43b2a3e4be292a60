import type { ArrangementTable } from '../../../schema/readModels.ts';
import { tableExtent } from '../../../schema/seatLayout.ts';
import { frameOf, viewBoxOf } from '../chartFrame.ts';
import styles from './SavedArrangements.module.css';

type TemplateDrawingProps = {
  tables: readonly ArrangementTable[];
  objects: readonly { objectId: string; x: number; y: number }[];
};

/** A small drawing of a template's room. The text beside it gives the same facts. */
export const TemplateDrawing = ({ tables, objects }: TemplateDrawingProps) => (
  <svg aria-hidden="true" className={styles.drawing} viewBox={viewBoxOf(frameOf(tables, objects))}>
    {tables.map((table) => {
      const { width, height } = tableExtent(table);
      const isRectangular = table.layout === 'rectangular';
      return (
        <rect
          key={table.tableId}
          transform={`translate(${table.x} ${table.y}) rotate(${table.rotation})`}
          x={-width / 2}
          y={-height / 2}
          width={width}
          height={height}
          rx={isRectangular ? 12 : width / 2}
          ry={isRectangular ? 12 : height / 2}
        />
      );
    })}
    {objects.map(({ objectId, x, y }) => (
      <circle key={objectId} cx={x} cy={y} r={20} className={styles.point} />
    ))}
  </svg>
);
