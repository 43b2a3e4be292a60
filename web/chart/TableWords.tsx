import { onFloor } from '../../schema/rooms/onFloor.ts';
import { nameBelowCentre, nameWidth, tableFootprint } from '../../schema/tables/seatLayout.ts';
import { t } from '../texts/en/chart.ftl';
import { type Detail, lettersBelow } from './detail.ts';
import styles from './Floor.module.css';
import { useBadges } from './marks.ts';
import { fullNameLines, initialsOf, shortenedKeepingEnd, shortName } from './names.ts';
import type { ChartPerson, ChartSeat, ChartTable, TableOnFloor } from './types.ts';

type Turned = { rotation: number };

/** The transform for upright text at a seat, whatever the table's rotation. */
export const uprightAt = ({ x, y }: ChartSeat, { rotation }: Turned): string =>
  `translate(${x} ${y}) rotate(${-rotation})`;

/** Names are on the side of the seat that faces away from the table. */
const isBelow = (seat: ChartSeat, { rotation }: Turned): boolean =>
  onFloor(seat, { x: 0, y: 0, rotation }).y >= 0;

/**
 * In centimetres: how far the names at a round table are moved away from its middle, where the next chair would
 * touch them.
 */
const outwards = 10;

const nameX = (seat: ChartSeat, table: ChartTable): number => {
  if (table.layout !== 'circular') return 0;
  const { x, y } = onFloor(seat, { x: 0, y: 0, rotation: table.rotation });
  return (outwards * x) / Math.hypot(x, y);
};

/** The transform for upright text on a table, whatever its rotation. */
const wordsAt = (table: ChartTable): string =>
  `translate(0 ${nameBelowCentre(table)}) rotate(${-table.rotation})`;

/** The same, inside an element that is already upright. */
const onTop = (table: ChartTable): string => {
  const { x, y } = onFloor(
    { x: 0, y: nameBelowCentre(table) },
    { x: 0, y: 0, rotation: table.rotation },
  );
  return `translate(${x} ${y})`;
};

/** The letters for which names have room beside one another. Chairs of a row are closest. */
const lettersOf = ({ layout }: ChartTable) =>
  layout === 'row' ? { short: 7.5, whole: 11 } : { short: 9, whole: 12.5 };

type TableWordsProps = TableOnFloor & { detail: Detail };

/** The text on a table and its seats. Their accessible labels have it in full. */
export const TableWords = ({ table, seats, people, detail }: TableWordsProps) => {
  const { OnSeat } = useBadges();
  const letters = lettersOf(table);
  return (
    <g aria-hidden="true">
      <g transform={wordsAt(table)}>
        <text className={styles.name} y={-8}>
          {shortenedKeepingEnd(table.name, Math.max(10, Math.floor(nameWidth(table) / 10)))}
        </text>
        <text className={styles.count} y={15}>
          {t('count', { taken: people.filter(Boolean).length, capacity: table.capacity })}
        </text>
      </g>
      {seats.map((seat, index) => {
        const person = people[index];
        if (!person) return null;
        const name = { x: nameX(seat, table), isBelow: isBelow(seat, table) };
        return (
          <g key={seat.id} transform={uprightAt(seat, table)} data-role={person.attendeeRole}>
            <text className={styles.initials}>{initialsOf(person.name)}</text>
            {detail === 'names' && (
              <text x={name.x} y={name.isBelow ? 35 : -35} className={styles.person}>
                {shortName(person.name, letters.short)}
              </text>
            )}
            {detail === 'fullNames' && (
              <FullName {...name} person={person} letters={letters.whole} />
            )}
            {OnSeat && <OnSeat personId={person.id} />}
          </g>
        );
      })}
    </g>
  );
};

const lineHeight = 9;

type FullNameProps = { person: ChartPerson; x: number; isBelow: boolean; letters: number };

const FullName = ({ person, x, isBelow, letters }: FullNameProps) => {
  const lines = fullNameLines(person.name, letters);
  const first = isBelow ? 32 : -32 - (lines.length - 1) * lineHeight;
  return lines.map((line, index) => (
    <text key={line} x={x} y={first + index * lineHeight} className={styles.wholePerson}>
      {line}
    </text>
  ));
};

type TableCaptionProps = { table: ChartTable; taken: number; scale: number; withCount: boolean };

/** In letters: the least space for a caption. */
const leastCaption = 3;

/**
 * Name below and occupancy on a small table, as large on screen as other text. From afar, there is space for the
 * name only. Renders nothing at scales where the captions of neighbours would overlap.
 */
export const TableCaption = ({ table, taken, scale, withCount }: TableCaptionProps) => {
  const { width, height } = tableFootprint(table);
  const below = (table.rotation % 180 === 0 ? height : Math.hypot(width, height)) / 2;
  const letters = lettersBelow(width, scale);
  if (letters < leastCaption) return null;
  return (
    <g
      aria-hidden="true"
      fontSize={11 / scale}
      {...(table.rotation !== 0 && { transform: `rotate(${-table.rotation})` })}
    >
      {withCount && (
        <text className={styles.countOnTop} transform={onTop(table)}>
          {t('count', { taken, capacity: table.capacity })}
        </text>
      )}
      <text className={styles.caption} y={below + (withCount ? 8 : 5) / scale}>
        {shortenedKeepingEnd(table.name, letters)}
      </text>
    </g>
  );
};
