import { type CSSProperties, useEffect, useMemo, useRef } from 'react';
import type { PublicArrangement } from '../../schema/entities/arrangement.ts';
import { onFloor } from '../../schema/rooms/onFloor.ts';
import { shortened } from '../chart/names.ts';
import { useElementSize } from '../chart/useElementSize.ts';
import { pathOf } from '../floorObjects/shapes.ts';
import { t } from '../texts/en/arrangements.ftl';
import { IconButton } from '../ui/Button.tsx';
import { classes } from '../ui/classes.ts';
import styles from './ArrangementChart.module.css';
import {
  closeUp,
  closeUpScale,
  detailedPart,
  type Frame,
  frameOf,
  isWhole,
  placeIn,
  viewBoxOf,
} from './chartFrame.ts';
import { DrawnExtents, DrawnPoints } from './DrawnObjects.tsx';
import { DrawnTables } from './DrawnTables.tsx';
import { closeUpOf, foundLabel } from './foundLabel.ts';
import { foundLettersFor, letteringFor } from './lettering.ts';
import { useChartView } from './useChartView.ts';

/**
 * The seat to highlight. Each choice is a new object, so that choosing a seat again zooms in
 * again.
 */
export type Found = { seatId: string };

type ArrangementChartProps = { arrangement: PublicArrangement; found: Found | undefined };

/** The saved seating, drawn to scale (1 unit is 1 cm). SeatingList gives the same in words. */
export const ArrangementChart = ({ arrangement, found }: ArrangementChartProps) => {
  const { tables, objects, outline } = arrangement;
  const drawing = useRef<SVGSVGElement>(null);
  const room = useMemo(() => frameOf(tables, objects, outline?.points), [tables, objects, outline]);
  const view = useChartView(drawing, room);
  const size = useElementSize(drawing);
  // Until its size is known, the room is drawn as from afar, which is less work.
  const pixels = size
    ? Math.min(size.width / view.frame.width, size.height / view.frame.height)
    : 0;

  const lettering = letteringFor(pixels);
  const letters = foundLettersFor(size ? closeUpScale(size) : 1);

  const label = useMemo(
    () => labelOf(arrangement, found?.seatId, letters),
    [arrangement, found?.seatId, letters],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: it moves when somebody is looked up.
  useEffect(() => {
    if (label) view.jump(closeUp(room, closeUpOf(frameOf([label.table]), label.frame, size), size));
    else if (!isWhole(room, view.frame)) view.showAll();
  }, [found]);

  if (tables.length === 0) return <p>{t('no-tables')}</p>;
  return (
    <figure id="chart" className={styles.figure}>
      {/* biome-ignore lint/a11y/useSemanticElements: no fieldset, for it holds no fields. */}
      <div
        role="group"
        aria-label={t('chart')}
        aria-describedby="chart-keys"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it takes the keys that move the chart.
        tabIndex={0}
        className={styles.floor}
        onKeyDown={view.onKeyDown}
      >
        <svg
          ref={drawing}
          className={classes(
            styles.chart,
            outline && styles.hall,
            !isWhole(room, view.frame) && styles.near,
          )}
          role="img"
          viewBox={viewBoxOf(room)}
          style={{ aspectRatio: `${room.width} / ${room.height}` }}
          aria-label={t('chart-drawn', { count: tables.length })}
        >
          <g
            className={classes(styles.drawn, view.isJump && styles.moving)}
            style={{ '--place': placeIn(room, view.frame) } as CSSProperties}
          >
            {outline && (
              <path d={pathOf(outline.points, true)} className={styles.outline} data-outline />
            )}
            <DrawnExtents objects={objects} room={room} lettering={lettering} />
            <DrawnTables
              arrangement={arrangement}
              lettering={lettering}
              foundSeatId={found?.seatId}
              within={detailedPart(room, view.frame, tables.length, lettering.withInitials)}
            />
            <DrawnPoints {...{ objects, tables, room, lettering }} />
            {label && <FoundName name={label.name} frame={label.frame} />}
          </g>
        </svg>
        <div id="chart-keys" hidden>
          {t('chart-keys')}
        </div>
      </div>
      <div className={styles.controls}>
        <IconButton icon="plus" label={t('zoom-in')} variant="secondary" onClick={view.zoomIn} />
        <IconButton icon="minus" label={t('zoom-out')} variant="secondary" onClick={view.zoomOut} />
        <IconButton icon="fit" label={t('show-all')} variant="secondary" onClick={view.showAll} />
      </div>
    </figure>
  );
};

/** Names are rarely longer, and a longer one would need a picture too wide to be read. */
const longest = 26;

/** The name of the person who was found, at their seat. */
const labelOf = (
  { tables, assignments }: PublicArrangement,
  foundSeatId: string | undefined,
  letters: number,
) => {
  const seat = assignments.find(({ seatId }) => seatId === foundSeatId);
  const table = tables.find(({ tableId }) => tableId === seat?.tableId);
  if (!seat?.attendeeName || !table) return undefined;
  const byId = new Map(tables.map((one) => [one.tableId, one]));
  const others = assignments.flatMap(({ seatId, tableId, x, y }) => {
    const own = byId.get(tableId);
    return own && seatId !== foundSeatId ? [onFloor({ x, y }, own)] : [];
  });
  const name = shortened(seat.attendeeName, longest);
  return { name, table, frame: foundLabel(name, letters, seat, table, others) };
};

const FoundName = ({ name, frame: { x, y, width, height } }: { name: string; frame: Frame }) => (
  <g className={styles.foundName} data-found-name>
    <rect x={x} y={y} width={width} height={height} rx={height / 2} />
    <text x={x + width / 2} y={y + height / 2} fontSize={height / 1.75}>
      {name}
    </text>
  </g>
);
