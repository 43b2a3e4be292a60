import { attendeeFields } from '../inputs/attendees.ts';
import type { ImportRow } from './importRow.ts';

/**
 * Checks a row by the rules of every attendee, so that the import accepts what the preview accepts.
 * Messages begin with `where`: `Row 7: …`.
 */
export const checkedRow = (
  where: string,
  { row, ...fields }: ImportRow,
): { row?: ImportRow; errors: string[] } => {
  const checked = attendeeFields.safeParse(fields);
  if (!checked.success) {
    const errors = checked.error.issues.map(
      ({ path, message }) => `${where}: ${path.join('.')}: ${message}`,
    );
    return { errors };
  }
  const { attendeeRole: _, tags: __, ...person } = checked.data;
  return { errors: [], row: { ...fields, ...person, row } as ImportRow };
};
