import type { ArrangementTable } from '../../schema/readModels.ts';
import { nameBelowCentre, tableExtent, tableFootprint } from '../../schema/tables/seatLayout.ts';
import { shortenedKeepingEnd } from '../chart/names.ts';
import type { Lettering } from './lettering.ts';

/** How many letters of this size stand side by side in so many centimetres. */
const lettersIn = (width: number, size: number): number => Math.floor((width / size) * 1.75);

/** The least that tells tables apart. */
const fewest = 6;
/** The usual gap between the chairs of neighbouring tables, in centimetres. */
const gap = 90;

/**
 * The label of a table and its place in the drawing, upright. From afar a name that is wider than its
 * table stands below the chairs: on the table they would cover its ends.
 */
export const tableNameOf = (
  table: ArrangementTable,
  { name: size, withInitials }: Lettering,
): { text: string; transform: string } => {
  const upright = `rotate(${-table.rotation})`;
  const onTop = lettersIn(tableExtent(table).width, size);
  if (withInitials || table.name.length <= onTop)
    return {
      text: shortenedKeepingEnd(table.name, Math.max(fewest, onTop)),
      transform: `translate(0 ${nameBelowCentre(table)}) ${upright}`,
    };
  const { width, height } = tableFootprint(table);
  const reach = table.rotation % 180 === 0 ? height : Math.hypot(width, height);
  return {
    text: shortenedKeepingEnd(table.name, Math.max(fewest, lettersIn(width + gap, size))),
    transform: `${upright} translate(0 ${reach / 2 + size * 0.6})`,
  };
};
