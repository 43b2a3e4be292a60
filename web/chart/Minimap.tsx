import { useDrag } from '@use-gesture/react';
import { useEffect, useMemo, useRef } from 'react';
import styles from './Floor.module.css';
import type { Landmark } from './markers.ts';
import { boxesOf, mapOf, onFloorAt, viewOnMap } from './minimap.ts';
import type { TableOnFloor } from './types.ts';
import type { FloorView } from './useViewport.ts';

/** The whole room, with the view as a draggable frame. For pointers only; keys move the view itself. */
export const Minimap = ({
  tables,
  landmarks,
  floor,
}: {
  tables: readonly TableOnFloor[];
  landmarks: readonly Landmark[];
  floor: FloorView;
}) => {
  const frame = useRef<SVGRectElement>(null);
  const picture = useRef<SVGSVGElement>(null);
  const around = useRef<HTMLDivElement>(null);
  const { map, boxes } = useMemo(() => {
    const all = tables.map(({ table }) => table);
    const made = mapOf(all, landmarks);
    return { map: made, boxes: boxesOf(all, made) };
  }, [tables, landmarks]);
  const { size, now, follow, centre } = floor;

  useEffect(() => {
    const place = () => {
      if (!size || !frame.current || !around.current) return;
      const box = viewOnMap(now(), size, map);
      // Hidden while the whole room is in view, because it would only cover tables.
      around.current.hidden = box.width > map.width - 1 && box.height > map.height - 1;
      for (const [name, value] of Object.entries(box))
        frame.current.setAttribute(name, value.toFixed(1));
    };
    place();
    return follow(place);
  }, [map, size, now, follow]);

  const bind = useDrag(({ xy: [x, y], event }) => {
    event.stopPropagation();
    const box = picture.current?.getBoundingClientRect();
    if (box) centre(onFloorAt({ x: x - box.left, y: y - box.top }, map));
  });
  return (
    <div ref={around} className={styles.map} aria-hidden="true" data-minimap>
      <svg {...bind()} ref={picture} width={map.width} height={map.height} aria-hidden="true">
        <rect width={map.width} height={map.height} fill="transparent" />
        <path d={boxes} className={styles.mapTables} />
        <rect ref={frame} rx={2} className={styles.mapFrame} data-minimap-view />
      </svg>
    </div>
  );
};
