import { expect, it } from 'vitest';
import { idPattern } from '../../schema/ids.ts';
import { newCommandId } from './commandId.ts';

it('makes a command id in the shape of every id, a new one each time', () => {
  const made = Array.from({ length: 50 }, newCommandId);
  for (const id of made) expect(id).toMatch(idPattern);
  expect(new Set(made).size).toBe(made.length);
});
