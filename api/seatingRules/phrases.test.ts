import { Map as ImmutableMap } from 'immutable';
import { expect, it } from 'vitest';
import { phraseOf } from './phrases.ts';

it("uses the screens' words for roles", () => {
  const nobody = {
    attendees: ImmutableMap(),
    tables: ImmutableMap(),
    objects: ImmutableMap(),
  } as Parameters<typeof phraseOf>[1];
  const who = { role: 'opportunity' } as const;
  const by = { role: 'employee' } as const;
  const phrase = phraseOf({ kind: 'Accompanied', who, by, hard: true }, nobody);
  expect(phrase).toBe('the customers at a table with one of the employees');
});
