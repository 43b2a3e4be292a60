import { format, isDateFormat } from 'numfmt';

/** The number of digits that spreadsheets keep. */
const digits = 15;

/** A number without a format: as written, without the noise of binary fractions. */
const plainNumber = (value: number): string => {
  const exact = Number(value.toPrecision(digits));
  const text = String(exact);
  return text.includes('e-') ? plainly.format(exact) : text;
};
const plainly = new Intl.NumberFormat('en', {
  useGrouping: false,
  maximumSignificantDigits: digits,
});

/** A currency and a language, such as `[$€-407]`. Names and decimal marks are in English here. */
const language = /\[\$([^\]-]*)-[^\]]*\]/g;
/** Quoted and escaped text, spaces, fillers and brackets. */
const literals = /"[^"]*"|\\.|_.|\*.|\[[^\]]*\]/g;

/** A duration, such as `[h]:mm`, which has no calendar. */
const elapsed = /\[[hms]+\]/i;

/** The days between the epochs of workbooks that count from 1900 and from 1904. */
const daysTo1904 = 1462;

/**
 * A number, date or time as its format shows it, with English names. Written plainly if the format hides or
 * rounds the number (`General` cuts at 11 digits, `;;;` shows nothing, accounting shows 0 as "-"), makes it a
 * fraction, or is unknown, or if there is no such date.
 */
export const numberText = (value: number, pattern: string, is1904: boolean): string => {
  const english = pattern.replace(language, (_, currency) => (currency ? `[$${currency}]` : ''));
  const [shape = ''] = english.replace(literals, '').split(';');
  try {
    const isDate = isDateFormat(english);
    if (/general|@/i.test(shape) || (!isDate && shape.includes('/'))) return plainNumber(value);
    const isFrom1904 = isDate && is1904 && !elapsed.test(english);
    const serial = isFrom1904 ? value + daysTo1904 : value;
    const text = format(english, serial, { dateErrorThrows: true, dateSpanLarge: false });
    return isDate || /[\p{L}\p{N}]/u.test(text) ? text : plainNumber(value);
  } catch {
    return plainNumber(value);
  }
};
