import type { ArrangementTable } from '../../../schema/readModels.ts';
import { TableTop } from '../../chart/TableTop.tsx';
import { frameOf, viewBoxOf } from '../chartFrame.ts';
import styles from './SavedArrangements.module.css';

type TemplateDrawingProps = {
  tables: readonly ArrangementTable[];
  objects: readonly { objectId: string; x: number; y: number }[];
};

/** A small drawing of a template's room. The text beside it gives the same facts. */
export const TemplateDrawing = ({ tables, objects }: TemplateDrawingProps) => (
  <svg aria-hidden="true" className={styles.drawing} viewBox={viewBoxOf(frameOf(tables, objects))}>
    {tables.map((table) => (
      <TableTop
        key={table.tableId}
        table={table}
        className={undefined}
        transform={`translate(${table.x} ${table.y}) rotate(${table.rotation})`}
      />
    ))}
    {objects.map(({ objectId, x, y }) => (
      <circle key={objectId} cx={x} cy={y} r={20} className={styles.point} />
    ))}
  </svg>
);
