import {
  checkField,
  type EditedField,
  type Validated,
} from '../../attendees/panel/editedFields.ts';
import type { CellChange } from '../columns.ts';

/** Validates a change by the server's rules, and converts its values to the server's form. */
export const checkedChange = (change: CellChange): Validated<CellChange> => {
  if ('reply' in change) return { value: change };
  const person: Record<string, unknown> = {};
  for (const [field, given] of Object.entries(change.person)) {
    const checked = checkField(field as EditedField, given);
    if (checked.problem !== undefined) return { problem: checked.problem };
    person[field] = checked.value;
  }
  return { value: { person } };
};
