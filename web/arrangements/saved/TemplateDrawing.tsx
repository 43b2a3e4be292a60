import type { ArrangementTable } from '../../../schema/readModels.ts';
import { tableExtent } from '../../../schema/seatLayout.ts';
import { frameOf, viewBoxOf } from '../chartFrame.ts';
import styles from './SavedArrangements.module.css';

/** A small drawing of a template's tables. The text beside it gives the same facts. */
export const TemplateDrawing = ({ tables }: { tables: readonly ArrangementTable[] }) => (
  <svg aria-hidden="true" className={styles.drawing} viewBox={viewBoxOf(frameOf(tables))}>
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
  </svg>
);
