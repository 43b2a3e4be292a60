import { attendeeFields } from '../inputs/attendees.ts';
import type { ImportRow } from './importRow.ts';

/**
 * Holds a row to the rules of every attendee, so that what the preview shows as good is good.
 * Messages start with where the row stands: `Row 7: …`.
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
