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
      return dayIn(text.replace(midnight, ''));
    case 'text':
      return text;
  }
};

const numbers = [
  // "1.5" and "1,234.5"
  /^[+-]?(\d*|\d{1,3}(,\d{3})+)(\.\d+)$|^[+-]?\d+$/,
  // "1,5", "0,125" and "1.234,5"
  /^[+-]?(\d+,(\d{1,2}|\d{4,})|0,\d+|\d{1,3}(\.\d{3})+,\d+)$/,
];

/** Only unambiguous numbers within range: some readers take "1,500" for 1.5. */
const numberIn = (text: string): number | undefined => {
  const [hasPoint, hasComma] = numbers.map((number) => number.test(text));
  if (!hasPoint && !hasComma) return undefined;
  const plain = hasPoint ? text.replaceAll(',', '') : text.replaceAll('.', '').replace(',', '.');
  const value = Number(plain);
  return Number.isFinite(value) ? value : undefined;
};

const yearFirst = /^(?<year>\d{4})[/.](?<month>\d{1,2})[/.](?<day>\d{1,2})$/;
const dayFirst = /^(?<day>\d{1,2})\. ?(?<month>\d{1,2})\. ?(?<year>\d{4})$/;

/** Only unambiguous days: with the year first, or with points, behind the day. "04/03/2027" stays as it is. */
const dayIn = (text: string): string => {
  const {
    year,
    month = '',
    day = '',
  } = (yearFirst.exec(text) ?? dayFirst.exec(text))?.groups ?? {};
  return year === undefined ? text : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
};

/** The time that workbooks append to a day. */
const midnight = /[T ]00:00(:00(\.0+)?)?Z?$/;
