const day = 86_400_000;
/** The last day of the year 9999. */
const lastSerial = 2_958_465;

const months = [
  ...['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August'],
  ...['September', 'October', 'November', 'December'],
];
const days = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** A serial number of days as a time in UTC; undefined where there is no such date. */
const timeOf = (serial: number, is1904: boolean): Date | undefined => {
  if (!(serial >= 0 && serial <= lastSerial + 1)) return undefined;
  // Serials count a 29 February 1900 that never was.
  const begin = is1904 ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, serial < 60 ? 31 : 30);
  return new Date(begin + Math.round(serial * (day / 1000)) * 1000);
};

const token = /"[^"]*"|\\.|_.|\*.|\[(?:h+|m+|s+)\]|\[[^\]]*\]|am\/pm|a\/p|y+|m+|d+|h+|s+|\.0+|./gi;

/**
 * A date or time as its format shows it, with English names.
 * @returns undefined where the number is no date
 */
export const dateText = (serial: number, format: string, is1904: boolean): string | undefined => {
  const time = timeOf(serial, is1904);
  if (!time) return undefined;
  const tokens: string[] = format.match(token) ?? [];
  const isHalfDay = tokens.some((one) => /^a(m\/pm|\/p)$/i.test(one));
  return tokens
    .map((one, index) =>
      /^m{1,2}$/i.test(one) && isMinute(tokens, index)
        ? padded(time.getUTCMinutes(), one.length)
        : shown(one, time, serial, isHalfDay),
    )
    .join('')
    .trim();
};

const timeToken = /^(h+|s+|\[h+\])$/i;
const dateOrTimeToken = /^(y+|m+|d+|h+|s+|\[[hms]+\])$/i;

/** `m` after hours or before seconds. */
const isMinute = (tokens: readonly string[], index: number): boolean => {
  const before = tokens.slice(0, index).findLast((one) => dateOrTimeToken.test(one));
  const after = tokens.slice(index + 1).find((one) => dateOrTimeToken.test(one));
  return (
    /^(h+|\[h+\])$/i.test(before ?? '') ||
    (/^s+$/i.test(after ?? '') && timeToken.test(after ?? ''))
  );
};

const padded = (value: number, length: number): string => String(value).padStart(length, '0');

const shown = (token: string, time: Date, serial: number, isHalfDay: boolean): string => {
  const length = token.length;
  const hours = time.getUTCHours();
  switch (token.charAt(0).toLowerCase()) {
    case 'y':
      return length > 2 ? padded(time.getUTCFullYear(), 4) : padded(time.getUTCFullYear() % 100, 2);
    case 'm':
      return named(months, time.getUTCMonth(), time.getUTCMonth() + 1, length);
    case 'd':
      return named(days, time.getUTCDay(), time.getUTCDate(), length);
    case 'h':
      return padded(isHalfDay ? hours % 12 || 12 : hours, Math.min(length, 2));
    case 's':
      return padded(time.getUTCSeconds(), Math.min(length, 2));
    case 'a':
      return length > 1 ? (hours < 12 ? 'AM' : 'PM').slice(0, length > 3 ? 2 : 1) : token;
    case '[':
      return elapsed(token.slice(1, -1), serial);
    default:
      return literal(token);
  }
};

const named = (names: readonly string[], index: number, number: number, length: number): string =>
  length > 2 ? (names[index] ?? '').slice(0, length > 3 ? undefined : 3) : padded(number, length);

const elapsed = (unit: string, serial: number): string => {
  const perDay = { h: 24, m: 1_440, s: 86_400 }[unit.charAt(0).toLowerCase()];
  return /^(h+|m+|s+)$/i.test(unit) && perDay
    ? padded(Math.floor(serial * perDay + 1e-6), unit.length)
    : '';
};

/** Text that a format has beside its values. */
export const literal = (token: string): string => {
  if (token.startsWith('"')) return token.slice(1, -1);
  if (token.startsWith('\\')) return token.slice(1);
  if (token.startsWith('_')) return ' ';
  return token.startsWith('*') || (token.startsWith('.') && token.length > 1) ? '' : token;
};
