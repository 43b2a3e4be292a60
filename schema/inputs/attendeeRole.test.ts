import { expect, it } from 'vitest';
import { columnMapping } from './listSource.ts';

it('may be called customer, ignoring case, if everybody in a list has it', () => {
  const parsed = columnMapping.parse({ columns: { name: 0 }, everyone: 'CUSTOMER' });
  expect(parsed.everyone).toBe('opportunity');
});
