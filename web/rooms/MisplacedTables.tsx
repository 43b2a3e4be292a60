import { useMemo } from 'react';
import { useFloorScale } from '../chart/markers.ts';
import type { TableOnFloor } from '../chart/types.ts';
import type { DrawnObject } from '../floorObjects/shapes.ts';
import type { DrawnRoom } from './drawnRoom.ts';
import { markOf, misplacedTables, misplacedWords } from './misplaced.ts';
import styles from './Rooms.module.css';

type MisplacedTablesProps = {
  tables: readonly TableOnFloor[];
  objects: readonly (DrawnObject & { isSolid: boolean })[];
  room: DrawnRoom;
};

/** In pixels, at any zoom. */
const badge = 9;

/** Marks tables that are outside the room or on something solid. This is allowed. */
export const MisplacedTables = ({ tables, objects, room }: MisplacedTablesProps) => {
  const scale = useFloorScale();
  const misplaced = useMemo(() => misplacedTables(tables, objects, room), [tables, objects, room]);
  return misplaced.map(({ table, on }) => {
    const { frame, corner } = markOf(table);
    const words = misplacedWords({ table, on });
    return (
      <g
        key={table.id}
        {...{ role: 'img', 'aria-label': words }}
        className={styles.misplaced}
        data-misplaced={table.id}
      >
        <rect
          x={-frame.width / 2}
          y={-frame.height / 2}
          {...frame}
          rx={16}
          transform={`translate(${table.x} ${table.y}) rotate(${table.rotation})`}
        />
        <g transform={`translate(${corner.x} ${corner.y}) scale(${1 / scale})`}>
          <circle r={badge} />
          <text fontSize={13}>!</text>
        </g>
        <title>{words}</title>
      </g>
    );
  });
};
