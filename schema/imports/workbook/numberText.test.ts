import { expect, it } from 'vitest';
import { numberText } from './numberText.ts';

it.each([
  [1234.5, 'General', '1234.5'],
  [4722000000, 'General', '4722000000'],
  [1e-7, 'General', '0.0000001'],
  [-3, '0;(0)', '(3)'],
  [-1234.5, '#,##0.00', '-1,234.50'],
  [1234567, '#,##0', '1,234,567'],
  [0, '#,##0;-#,##0;"none"', 'none'],
  [0.5, '0.##', '0.5'],
  [7, '000', '007'],
  [0.125, '0.0%', '12.5%'],
  [12345, '0.00E+00', '1.23E+04'],
  [1500000, '0.0,,"M"', '1.5M'],
  [99.5, '[$€-407] #,##0.00', '€ 99.50'],
  [99.5, '#,##0.00\\ "kr"', '99.50 kr'],
  [5551234, '[<=9999999]###-####;(###) ###-####', '555-1234'],
  [5551234567, '[<=9999999]###-####;(###) ###-####', '(555) 123-4567'],
  [0.5, '# ?/?', '0.5'],
  [12, '@', '12'],
  [-0.001, '0.00', '0.00'],
])('shows %d in the format %s as %s', (value, format, text) => {
  expect(numberText(value, format, false)).toBe(text);
});

it.each([
  [46349, 'yyyy-mm-dd', '2026-11-23'],
  [46349.75, 'd mmm yy h:mm AM/PM', '23 Nov 26 6:00 PM'],
  [46349.5, 'dddd, d. mmmm yyyy', 'Monday, 23. November 2026'],
  [0.5, 'hh:mm:ss', '12:00:00'],
  [1.5, '[h]:mm', '36:00'],
  [0.0104166666666667, 'mm:ss', '15:00'],
  [1, 'yyyy-mm-dd', '1900-01-01'],
  [61, 'yyyy-mm-dd', '1900-03-01'],
  [46349, '[$-409]d/m/yy;@', '23/11/26'],
  [-5, 'yyyy-mm-dd', '-5'],
  [4e9, 'yyyy-mm-dd', '4000000000'],
])('shows the day %d in the format %s as %s', (value, format, text) => {
  expect(numberText(value, format, false)).toBe(text);
});

it('counts days from 1904 on request', () => {
  expect(numberText(0, 'yyyy-mm-dd', true)).toBe('1904-01-01');
  expect(numberText(1.5, '[h]:mm', true)).toBe('36:00');
});
