import { expect, it } from 'vitest';

it('runs in the time zone and the language that its project names', () => {
  const { timeZone, locale } = new Intl.DateTimeFormat().resolvedOptions();
  const { TZ, LANG } = process.env;
  expect(`${timeZone} ${locale}`).toBe(`${TZ} ${LANG?.split('.')[0]?.replace('_', '-')}`);
});
