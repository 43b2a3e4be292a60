import type { Kitchen } from '../../schema/entities/kitchen.ts';
import { csvFile } from '../../schema/text/csvText.ts';
import { writeWorkbook } from '../workbooks/writeInThread.ts';

/**
 * A row for each taken seat, by table and position, with a column for each course. Names of courses are
 * unique, and none replaces a column of the seat.
 */
const sheetOf = ({ courses, tables }: Kitchen) => ({
  header: ['table', 'seat', 'name', 'diets', 'allergies', ...courses.map(({ name }) => name)],
  rows: tables.flatMap(({ name: table, seats }) =>
    seats.map(({ position, name, diets, allergies, meals }) => [
      table,
      position,
      name,
      diets.join(', '),
      allergies.map(({ substance, severity }) => `${substance} (${severity})`).join(', '),
      ...courses.map(
        ({ courseId, options }) =>
          options.find(({ optionId }) => optionId === meals?.[courseId])?.name ?? '',
      ),
    ]),
  ),
});

/** The kitchen as CSV with a BOM. Safe to open in a spreadsheet. */
export const kitchenCsv = (kitchen: Kitchen): string => {
  const { header, rows } = sheetOf(kitchen);
  return csvFile(rows, header);
};

/** The kitchen as an Excel workbook, with the same columns. @throws as `workbookWriter` */
export const kitchenWorkbook = (kitchen: Kitchen): Promise<Buffer> =>
  writeWorkbook({ sheet: 'Kitchen', ...sheetOf(kitchen) });
