import { csvText } from '../../schema/csvText.ts';
import type { Kitchen } from '../../schema/entities/kitchen.ts';

/**
 * One line for each seat that is taken, by table and position, with a column for each course and a BOM.
 * Safe to open in a spreadsheet. Names of courses are unique, and none hides a column of the seat.
 */
export const kitchenCsv = ({ courses, tables }: Kitchen): string => {
  const header = [
    'table',
    'seat',
    'name',
    'diets',
    'allergies',
    ...courses.map(({ name }) => name),
  ];
  const lines = tables.flatMap(({ name: table, seats }) =>
    seats.map(({ position, name, diets, allergies, meals }) => [
      table,
      String(position),
      name,
      diets.join(', '),
      allergies.map(({ substance, severity }) => `${substance} (${severity})`).join(', '),
      ...courses.map(
        ({ courseId, options }) =>
          options.find(({ optionId }) => optionId === meals?.[courseId])?.name ?? '',
      ),
    ]),
  );
  return `\uFEFF${csvText([header, ...lines], undefined, { header: false })}\r\n`;
};
