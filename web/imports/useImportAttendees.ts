import type { ImportRow } from '../../schema/imports/importRow.ts';
import { graphql } from '../gql/gql.ts';
import type { ImportSource } from '../gql/graphql.ts';
import { problemOf } from '../graphql/problems.ts';
import { useCommand } from '../graphql/useCommand.ts';
import { t } from '../texts/en/imports.ftl';

const ImportAttendees = graphql(`
  mutation ImportAttendees($input: ImportAttendeesInput!) {
    importAttendees(input: $input) {
      position
      stepId
      count
    }
  }
`);

export type ImportResult = { position: string | null | undefined; stepId: string; count: number };

/** Sends all rows at once: they all come in, or none does. */
export const useImportAttendees = (eventId: string, source: ImportSource) => {
  const [run, { pending }] = useCommand(ImportAttendees);
  const importRows = async (rows: readonly ImportRow[]): Promise<ImportResult> => {
    const attendees = rows.map(({ row: _, ...attendee }) => attendee);
    const { importAttendees } = await run({ eventId, source, attendees });
    return importAttendees;
  };
  return [importRows, { pending }] as const;
};

/** What the server found wrong, each with the row or line that it is about. */
export const rowErrorsOf = (
  error: unknown,
  rows: readonly ImportRow[],
  unit: 'Row' | 'Line',
): string[] =>
  problemOf(error).issues.map((issue) => {
    const row = issue.index === undefined ? undefined : rows[issue.index]?.row;
    if (row === undefined) return issue.message;
    const values = { row: String(row), message: issue.message };
    return unit === 'Row' ? t('at-row', values) : t('at-line', values);
  });
