import { useMemo } from 'react';
import { tableExtent } from '../../schema/tables/seatLayout.ts';
import { useFloorScale } from '../chart/markers.ts';
import type { TableOnFloor } from '../chart/types.ts';
import type { DrawnObject } from '../floorObjects/shapes.ts';
import type { DrawnRoom } from './drawnRoom.ts';
import { misplacedTables, misplacedWords } from './misplaced.ts';
import styles from './Rooms.module.css';

type MisplacedTablesProps = {
  tables: readonly TableOnFloor[];
  objects: readonly (DrawnObject & { isSolid: boolean })[];
  room: DrawnRoom;
};

/** In centimetres, beyond the tabletop. */
const beyond = 14;
/** In pixels, at any zoom. */
const badge = 9;

/** Marks tables that are outside the room or on something solid. This is allowed. */
export const MisplacedTables = ({ tables, objects, room }: MisplacedTablesProps) => {
  const scale = useFloorScale();
  const misplaced = useMemo(() => misplacedTables(tables, objects, room), [tables, objects, room]);
  return misplaced.map(({ table, on }) => {
    const { width, height } = tableExtent(table);
    const words = misplacedWords({ table, on });
    return (
      <g
        key={table.id}
        {...{ role: 'img', 'aria-label': words }}
        className={styles.misplaced}
        data-misplaced={table.id}
      >
        <rect
          x={-width / 2 - beyond}
          y={-height / 2 - beyond}
          width={width + 2 * beyond}
          height={height + 2 * beyond}
          rx={16}
          transform={`translate(${table.x} ${table.y}) rotate(${table.rotation})`}
        />
        <g
          transform={`translate(${table.x + width / 2} ${table.y - height / 2}) scale(${1 / scale})`}
        >
          <circle r={badge} />
          <text fontSize={13}>!</text>
        </g>
        <title>{words}</title>
      </g>
    );
  });
};
