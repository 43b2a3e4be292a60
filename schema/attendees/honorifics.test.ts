import { expect, it } from 'vitest';
import { withoutHonorifics } from './honorifics.ts';

it.each([
  ['Dr. Ada Byron', 'Ada Byron'],
  ['Prof. Dr. Dr. h.c. mult. Ada Byron', 'Ada Byron'],
  ['PROF DR ADA BYRON', 'ADA BYRON'],
  ['Frau Dr. med. Ada Byron', 'Ada Byron'],
  ['Mr & Mrs John Doe', 'John Doe'],
  ['Señora Ana Ruiz', 'Ana Ruiz'],
  ['د. عائشة الحربي', 'عائشة الحربي'],
  // A word that only resembles a title is a name, and so is the last word.
  ['Drake Moss', 'Drake Moss'],
  ['Mag Wild', 'Mag Wild'],
  ['M. Night Shyamalan', 'M. Night Shyamalan'],
  ['Ada Dr. Byron', 'Ada Dr. Byron'],
  ['Dr.', 'Dr.'],
])('removes the titles before %s', (name, without) => {
  expect(withoutHonorifics(name)).toBe(without);
});
