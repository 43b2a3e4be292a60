import { expect, it } from 'vitest';
import { idPattern } from '../../schema/ids.ts';
import { newCommandId } from './commandId.ts';

it('creates a new command id each time, in the format of all ids', () => {
  const made = Array.from({ length: 50 }, newCommandId);
  for (const id of made) expect(id).toMatch(idPattern);
  expect(new Set(made).size).toBe(made.length);
});
