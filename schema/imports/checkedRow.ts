import { attendeeFields, wishFields } from '../inputs/attendees.ts';
import { columnOfWish } from './columns.ts';
import type { ImportRow } from './importRow.ts';

/**
 * Checks a row by the rules for attendees, so that an import accepts what its preview accepts. Messages begin
 * with `where`: `Row 7: …`.
 */
export const checkedRow = (
  where: string,
  { row, wishes, ...fields }: ImportRow,
): { row?: ImportRow; errors: string[] } => {
  const checked = attendeeFields.safeParse(fields);
  const wished = wishFields.safeParse(wishes ?? {});
  const issues = [...(checked.error?.issues ?? []), ...(wished.error?.issues ?? [])];
  if (!checked.success || issues.length > 0) {
    return { errors: issues.map(({ path, message }) => `${where}: ${nameOf(path)}: ${message}`) };
  }
  const { attendeeRole: _, tags: __, ...person } = checked.data;
  const checkedFields = { ...fields, ...person, row } as ImportRow;
  return { errors: [], row: { ...checkedFields, ...(wishes && { wishes }) } };
};

/** Names a wish by its column, because people do not see its fields. */
const nameOf = ([field, ...within]: PropertyKey[]): string =>
  columnOfWish[field as keyof typeof columnOfWish] ?? [field, ...within].join('.');
