import { format, isDateFormat } from 'numfmt';

/** Spreadsheets keep this many digits of a number. */
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

/** `[$€-407]`: a currency, and the language of names and decimal marks, which is English here. */
const language = /\[\$([^\]-]*)-[^\]]*\]/g;
/** Quoted, escaped, spaces, fillers and brackets. */
const literals = /"[^"]*"|\\.|_.|\*.|\[[^\]]*\]/g;

/** `[h]:mm`: a duration, which no calendar changes. */
const elapsed = /\[[hms]+\]/i;

/** From the day 0 of workbooks that count from 1900 to that of those that count from 1904. */
const daysTo1904 = 1462;

/**
 * A number, date or time as its format shows it, with English names. Plainly where the format would hide
 * or round it (`General` cuts at 11 digits, `;;;` shows nothing, accounting shows 0 as "-"), is a fraction, or is
 * not understood, and where there is no such date.
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
