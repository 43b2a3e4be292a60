import type { CustomValue, GuestField } from '../entities/guestField.ts';
import { valueInWords, valueProblem } from '../guestFields/guestFields.ts';
import { folded } from '../text/folding.ts';
import type { EventColumn, ReadCell } from './eventColumns.ts';
import { yesOrNo } from './yesOrNo.ts';

/** A column for each custom field of an event, by its name. */
export const fieldColumns = (fields: readonly GuestField[]): EventColumn[] =>
  fields.map((field) => ({
    key: `custom.${field.fieldId}`,
    // The second name is for fields with the name of another column; the third is what that was before.
    names: [field.name, `${field.name} (custom field)`, `${field.name} (own field)`],
    read: (text) => readCell(field, text),
    textOf: (value) =>
      typeof value === 'number' ? plainly.format(value) : valueInWords(field, value),
  }));

/** Without an exponent, which no number of a list has: 0.0000001 is 1e-7 otherwise. */
const plainly = new Intl.NumberFormat('en', { useGrouping: false, maximumSignificantDigits: 21 });

const readCell = (field: GuestField, text: string): ReadCell => {
  const value = valueIn(field, text);
  const problem = valueProblem(field, value);
  return problem === undefined ? { value } : { error: problem.replace(`${field.name}: `, '') };
};

/** The value of a cell. Text that is no value of the kind stays text, which `valueProblem` then reports. */
const valueIn = ({ kind, choices }: GuestField, text: string): CustomValue => {
  switch (kind) {
    case 'number':
      return numberIn(text) ?? text;
    case 'yesNo':
      return yesOrNo(text) ?? text;
    case 'choice': {
      // Once: a cell may be as long as a file.
      const word = folded(text);
      return choices.find(({ name }) => folded(name) === word)?.choiceId ?? text;
    }
    case 'date':
      return text.replace(midnight, '');
    case 'text':
      return text;
  }
};

/** Only unambiguous numbers in range: "1,500" means 1.5 to some readers. */
const numberIn = (text: string): number | undefined => {
  if (!/^[+-]?(\d+(\.\d+)?|\.\d+)$/.test(text)) return undefined;
  const value = Number(text);
  return Number.isFinite(value) ? value : undefined;
};

/** How workbooks write a day that has a time. */
const midnight = /[T ]00:00(:00(\.0+)?)?Z?$/;
