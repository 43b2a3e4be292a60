import { dateText, literal } from './dateText.ts';

/** Spreadsheets keep this many digits of a number. */
const digits = 15;

/** A number without a format: as written, without the noise of binary fractions. */
export const plainNumber = (value: number): string => {
  const exact = Number(value.toPrecision(digits));
  const text = String(exact);
  return text.includes('e-') ? plainly.format(exact) : text;
};
const plainly = new Intl.NumberFormat('en', {
  useGrouping: false,
  maximumSignificantDigits: digits,
});

/** A number as its format shows it. A format that is not understood shows it plainly. */
export const numberText = (value: number, format: string, is1904: boolean): string => {
  const { section, isSigned } = sectionFor(value, format.split(unquotedSemicolon));
  const bare = section.replace(unshown, '');
  if (section.trim() === '' || /general|@/i.test(bare)) return plainNumber(value);
  if (isDate(section)) return dateText(value, section, is1904) ?? plainNumber(value);
  if (/[/?]/.test(bare)) return plainNumber(value);
  if (!/[0#]/.test(bare) && !section.includes('"')) return plainNumber(value);
  return patterned(isSigned ? value : Math.abs(value), section);
};

const unquotedSemicolon = /;(?=(?:[^"]*"[^"]*")*[^"]*$)/;
/** What is no placeholder: quoted, escaped, spaces, fillers and brackets. */
const unshown = /"[^"]*"|\\.|_.|\*.|\[[^\]]*\]/g;

const isDate = (section: string): boolean =>
  /[ymdhs]/i.test(section.replace(/"[^"]*"|\\.|_.|\*.|\[(?!h+\]|m+\]|s+\])[^\]]*\]|general/gi, ''));

const condition = /\[(<=|>=|<>|<|>|=)(-?\d+(?:\.\d+)?)\]/;

/** The section of a format that is for this value. The second shows no sign: it means negative. */
const sectionFor = (value: number, sections: readonly string[]) => {
  const [first = '', second = first, third] = sections;
  const asked = condition.exec(first);
  if (asked) return { section: holds(value, asked) ? first : second, isSigned: true };
  if (value < 0 && sections.length > 1) return { section: second, isSigned: false };
  return { section: value === 0 && third !== undefined ? third : first, isSigned: true };
};

const holds = (value: number, [, operator, than]: RegExpExecArray): boolean => {
  const other = Number(than);
  switch (operator) {
    case '<':
      return value < other;
    case '>':
      return value > other;
    case '<=':
      return value <= other;
    case '>=':
      return value >= other;
    case '=':
      return value === other;
    default:
      return value !== other;
  }
};

const part = /"[^"]*"|\\.|_.|\*.|\[[^\]]*\]|E[+-]|./gi;

/** The text that a bracket stands for: a currency, or nothing. */
const bracket = (token: string): string => /^\[\$([^\]-]*)/.exec(token)?.[1] ?? '';

const patterned = (value: number, section: string): string => {
  const tokens: string[] = section.match(part) ?? [];
  const exponent = tokens.findIndex((one) => /^E[+-]$/i.test(one));
  if (exponent >= 0) return scientific(value, tokens.slice(0, exponent));
  const point = tokens.indexOf('.');
  const whole = point < 0 ? tokens : tokens.slice(0, point);
  const fraction = point < 0 ? [] : tokens.slice(point + 1);
  const last = tokens.findLastIndex((one) => /^[0#]$/.test(one));
  const scale = tokens.slice(last + 1).filter((one) => one === ',').length;
  const percents = tokens.filter((one) => one === '%').length;
  const decimals = Math.min(fraction.filter((one) => /^[0#]$/.test(one)).length, 20);
  const scaled = (Math.abs(value) * 100 ** percents) / 1000 ** scale;
  const [integer = '0', rest = ''] = rounded(scaled, decimals).split('.');
  const isNegative = value < 0 && /[1-9]/.test(integer + rest);
  const text = `${wholeText(integer, whole)}${fractionText(rest, fraction, point >= 0)}`.trim();
  return isNegative ? `-${text}` : text;
};

const rounded = (value: number, decimals: number): string =>
  value >= 1e21 ? plainNumber(value) : Number(value.toPrecision(digits)).toFixed(decimals);

/** Fills the placeholders from the right; digits that are left stand at the first. */
const wholeText = (integer: string, tokens: readonly string[]): string => {
  const places = tokens.filter((one) => /^[0#]$/.test(one)).length;
  const isGrouped = /[0#],+[0#]/.test(tokens.join(''));
  let left = integer === '0' ? '' : integer;
  let place = places;
  let written = 0;
  let text = '';
  for (const token of [...tokens].reverse()) {
    if (token === ',') continue;
    if (token !== '0' && token !== '#') {
      text = (token.startsWith('[') ? bracket(token) : literal(token)) + text;
      continue;
    }
    place -= 1;
    const many = place === 0 ? Math.max(left.length, 1) : 1;
    for (let count = 0; count < many; count += 1) {
      const digit = left.slice(-1) || (token === '0' ? '0' : '');
      left = left.slice(0, -1);
      if (digit && isGrouped && written > 0 && written % 3 === 0) text = `,${text}`;
      if (digit) written += 1;
      text = digit + text;
    }
  }
  return text;
};

const fractionText = (rest: string, tokens: readonly string[], hasPoint: boolean): string => {
  let shown = '';
  let at = 0;
  const needed = tokens.lastIndexOf('0');
  for (const [index, token] of tokens.entries()) {
    if (token === '0' || token === '#') {
      const isTail = index > needed && /^0*$/.test(rest.slice(at));
      if (!isTail) shown += rest.charAt(at);
      at += 1;
    } else if (token !== ',') shown += token.startsWith('[') ? bracket(token) : literal(token);
  }
  return hasPoint ? `.${shown}` : shown;
};

const scientific = (value: number, mantissa: readonly string[]): string => {
  const point = mantissa.indexOf('.');
  const decimals = point < 0 ? 0 : mantissa.length - point - 1;
  const [number = '', power = '+0'] = value.toExponential(Math.min(decimals, 20)).split('e');
  return `${number}E${power.charAt(0)}${power.slice(1).padStart(2, '0')}`;
};
