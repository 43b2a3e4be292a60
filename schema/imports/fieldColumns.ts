import type { CustomValue, GuestField } from '../entities/guestField.ts';
import { valueInWords, valueProblem } from '../guestFields/guestFields.ts';
import { folded } from '../text/folding.ts';
import type { EventColumn, ReadCell } from './eventColumns.ts';
import { yesOrNo } from './yesOrNo.ts';

/** A column for each custom field of an event, under the field's name. */
export const fieldColumns = (fields: readonly GuestField[]): EventColumn[] =>
  fields.map((field) => ({
    key: `custom.${field.fieldId}`,
    // The second name is for fields that are called like another column; the third is its former version.
    names: [field.name, `${field.name} (custom field)`, `${field.name} (own field)`],
    read: (text) => readCell(field, text),
    textOf: (value) =>
      typeof value === 'number' ? plainly.format(value) : valueInWords(field, value),
  }));

/** Never uses an exponent, which no number in a list has: 0.0000001 would be 1e-7. */
const plainly = new Intl.NumberFormat('en', { useGrouping: false, maximumSignificantDigits: 21 });

const readCell = (field: GuestField, text: string): ReadCell => {
  const value = valueIn(field, text);
  const problem = valueProblem(field, value);
  return problem === undefined ? { value } : { error: problem.replace(`${field.name}: `, '') };
};

/**
 * The value of a cell. Text that is not a value of this kind stays text, which `valueProblem` then reports.
 */
const valueIn = ({ kind, choices }: GuestField, text: string): CustomValue => {
  switch (kind) {
    case 'number':
      return numberIn(text) ?? text;
    case 'yesNo':
      return yesOrNo(text) ?? text;
    case 'choice': {
      // Folded only once, because a cell may be as long as a file.
      const word = folded(text);
      return choices.find(({ name }) => folded(name) === word)?.choiceId ?? text;
    }
    case 'date':
      return text.replace(midnight, '');
    case 'text':
      return text;
  }
};

/** Only unambiguous numbers within range: some readers take "1,500" for 1.5. */
const numberIn = (text: string): number | undefined => {
  if (!/^[+-]?(\d+(\.\d+)?|\.\d+)$/.test(text)) return undefined;
  const value = Number(text);
  return Number.isFinite(value) ? value : undefined;
};

/** The time that workbooks append to a day. */
const midnight = /[T ]00:00(:00(\.0+)?)?Z?$/;
