import { type CSSProperties, type ReactNode, useId, useRef } from 'react';
import { t } from '../texts/en/chart.ftl';
import { IconButton } from '../ui/Button.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { hasMinimap } from './detail.ts';
import styles from './Floor.module.css';
import { FloorTables } from './FloorTables.tsx';
import { Guides } from './Guides.tsx';
import { FloorScale, type Landmark } from './markers.ts';
import { FloorTip, Minimap } from './onDemand.ts';
import type { PersonGesture, Point, SearchTarget, TableOnFloor } from './types.ts';
import { useFloorDrag } from './useFloorDrag.ts';
import { useFloorKeyboard } from './useFloorKeyboard.ts';
import { useFloorPresses } from './useFloorPresses.ts';
import { useRovingFocus } from './useRovingFocus.ts';
import { type MovedTable, useTableMoves } from './useTableMoves.ts';
import { type FloorView, useViewport } from './useViewport.ts';
import { useViewRequests } from './useViewRequests.ts';
import { type Covered, movableBy, type Size, type Viewport } from './viewport.ts';
import type { ViewTarget } from './viewTarget.ts';

type FloorProps = {
  /** Drawn over the tables, in floor coordinates. */
  children?: ReactNode;
  beneath?: ReactNode;
  tables: readonly TableOnFloor[];
  /** Further boxes to keep in view. Their content is drawn as children. */
  landmarks?: readonly Landmark[];
  label: string;
  readOnly?: boolean;
  pickedId?: string | null;
  /** The seats that the dragged people would take. */
  overSeatIds?: ReadonlySet<string>;
  selectedTableId?: string | null;
  /** Tables that are selected together, and move together. */
  chosenTableIds?: ReadonlySet<string>;
  /** The view scrolls to this point when it changes. */
  revealed?: Point | null;
  /** At each search, the view and the tab stop move to this target. */
  searchTarget?: SearchTarget | null;
  /** Tables to glide to once all of them are on the floor. */
  viewTarget?: ViewTarget | null;
  onTargetReached?: () => void;
  /** How far panels and controls cover the floor at its edges. */
  covered?: Covered;
  onSeat?: (seatId: string) => void;
  /** `isMore` is true while Shift is held, which adds the table to the selection. */
  onTable?: (tableId: string | null, isMore: boolean) => void;
  onAllTables?: () => void;
  /**
   * Called after tables were moved or turned. Returns whether it succeeded; otherwise they move
   * back.
   */
  onTablesMoved?: (moves: readonly MovedTable[]) => Promise<boolean>;
  onPerson?: (gesture: PersonGesture) => void;
};

const nothing = () => undefined;
const none: ReadonlySet<string> = new Set();
const nothingCovered: Covered = {};
const nowhere: readonly Landmark[] = [];
const refused = async () => false;

const placeOf = ({ x, y, scale }: Viewport, size: Size = { width: 0, height: 0 }): string =>
  `translate(${size.width * movableBy} ${size.height * movableBy}) scale(${scale}) translate(${-x} ${-y})`;

/**
 * The size of the drawing, as a multiple of the floor's. Applied in pixels: with percentages, every layout of
 * the page, such as after each typed letter, would lay out all texts of the drawing again.
 */
const drawnTimes = 1 + 2 * movableBy;

const drawnAt = ({ scale }: Viewport, size: Size | undefined) =>
  ({
    width: size && size.width * drawnTimes,
    height: size && size.height * drawnTimes,
    '--least-text': `${11 / scale}px`,
    '--fingertip': `${12 / scale}px`,
  }) as CSSProperties;

/**
 * Tables and seats on the floor, to scale. Event handlers are delegated: elements identify themselves by data
 * attributes, so that thousands of seats need no listeners of their own.
 */
export const Floor = ({
  children,
  beneath,
  tables,
  landmarks = nowhere,
  label,
  readOnly = false,
  pickedId = null,
  overSeatIds = none,
  selectedTableId = null,
  chosenTableIds = none,
  revealed = null,
  searchTarget = null,
  viewTarget = null,
  onTargetReached = nothing,
  covered = nothingCovered,
  onSeat = nothing,
  onTable = nothing,
  onAllTables = nothing,
  onTablesMoved = refused,
  onPerson = nothing,
}: FloorProps) => {
  const ref = useRef<HTMLDivElement>(null);
  const picture = useRef<HTMLDivElement>(null);
  const helpId = useId();
  const floor = useViewport({ floor: ref, picture }, tables, landmarks);
  const { view, size } = floor;
  const moves = useTableMoves({ tables, chosenIds: chosenTableIds, floor, onTablesMoved });
  const roving = useRovingFocus({ element: ref, tables, selectedTableId, floor });
  const isSelected = (tableId: string) =>
    tableId === selectedTableId || chosenTableIds.has(tableId);
  const gestures = useFloorDrag({ floor, moves, tables, readOnly, onPerson })();
  const { ofPicture, ofDrawing } = useFloorPresses({
    ...{ tables, roving, readOnly, onSeat, onTable },
    stopClick: gestures.onClickCapture,
  });
  const onKeyDown = useFloorKeyboard({
    ...{ tables, floor, moves, roving, readOnly, isSelected },
    ...{ onSeat, onTable, onAllTables },
  });
  useViewRequests({
    ...{ tables, floor, roving, covered },
    ...{ revealed, searchTarget, viewTarget, onTargetReached },
  });

  return (
    <div ref={ref} className={styles.floor} data-floor>
      <VisuallyHidden>
        <span id={helpId}>{t('floor-keys')}</span>
      </VisuallyHidden>
      <div ref={picture} className={styles.picture} {...ofPicture}>
        {/* Bound manually, because the gesture library does not attach to SVG elements. */}
        <svg
          {...gestures}
          {...ofDrawing}
          className={styles.drawing}
          style={drawnAt(floor.from, size)}
          role="group"
          aria-label={label}
          aria-describedby={helpId}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys move the view
          tabIndex={0}
          onFocus={roving.onFocus}
          onBlur={moves.finishKeys}
          onKeyDown={onKeyDown}
        >
          <g transform={placeOf(floor.from, size)}>
            <FloorScale value={view.scale}>{beneath}</FloorScale>
            <FloorTables
              {...{ tables, floor, isSelected, selectedTableId, readOnly, pickedId, overSeatIds }}
              moving={moves.moving}
              tabTable={roving.tabTable}
              tabSeat={roving.tabSeat}
            />
            <FloorScale value={view.scale}>{children}</FloorScale>
            <Guides moving={moves.moving} />
          </g>
        </svg>
      </div>
      <FloorTip element={ref} tables={tables} floor={floor} />
      {hasMinimap(tables.length, size) && (
        <Minimap tables={tables} landmarks={landmarks} floor={floor} />
      )}
      <ZoomButtons floor={floor} />
    </div>
  );
};

const ZoomButtons = ({ floor }: { floor: FloorView }) => (
  <div className={styles.controls} data-controls>
    <IconButton icon="plus" label={t('zoom-in')} size="sm" onClick={floor.zoomIn} />
    <IconButton icon="minus" label={t('zoom-out')} size="sm" onClick={floor.zoomOut} />
    <IconButton icon="fit" label={t('show-all')} size="sm" onClick={floor.fit} />
  </div>
);
