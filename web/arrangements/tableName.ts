import type { ArrangementTable } from '../../schema/entities/arrangement.ts';
import { nameBelowCentre, nameWidth, tableFootprint } from '../../schema/tables/seatLayout.ts';
import { shortenedKeepingEnd } from '../chart/names.ts';
import type { Lettering } from './lettering.ts';

/** The number of letters of this size that fit side by side into `width` centimetres. */
const lettersIn = (width: number, size: number): number => Math.floor((width / size) * 1.75);

/** The fewest letters that still tell tables apart. */
const fewest = 6;
/** The usual gap between the chairs of neighbouring tables, in centimetres. */
const gap = 90;

/**
 * The label of a table, and the transform that places it upright. From afar, a name wider than its table is
 * below the chairs: on the table it would cover the chairs at its ends.
 */
export const tableNameOf = (
  table: ArrangementTable,
  { name: size, withInitials }: Lettering,
): { text: string; transform: string } => {
  const upright = `rotate(${-table.rotation})`;
  const onTop = lettersIn(nameWidth(table), size);
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
