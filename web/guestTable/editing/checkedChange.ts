import {
  checkField,
  type EditedField,
  type Validated,
} from '../../attendees/panel/editedFields.ts';
import type { CellChange } from '../columns.ts';

/** Checks a change by the rules of the server, and brings its values into the server's form. */
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
