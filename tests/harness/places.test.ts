import { expect, it } from 'vitest';

it('run in the time zone and language of their project', () => {
  const { timeZone, locale } = new Intl.DateTimeFormat().resolvedOptions();
  const { TZ, LANG } = process.env;
  expect(`${timeZone} ${locale}`).toBe(`${TZ} ${LANG?.split('.')[0]?.replace('_', '-')}`);
});
