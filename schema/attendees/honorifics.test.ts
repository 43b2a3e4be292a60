import { expect, it } from 'vitest';
import { bareName, withoutHonorifics } from './honorifics.ts';

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

it.each([
  ['Dr. Ada Byron Jr., PhD', 'Ada Byron'],
  ['Ada Byron, Ph.D.', 'Ada Byron'],
  ['Robert Downey Jr', 'Robert Downey'],
  ['Charles III', 'Charles'],
  // Words that may be names, and a suffix alone, stay.
  ['Malcolm X', 'Malcolm X'],
  ['Neymar Junior', 'Neymar Junior'],
  ['Rahman Md', 'Rahman Md'],
  ['Jr.', 'Jr.'],
])('removes what stands around the name in %s', (name, bare) => {
  expect(bareName(name)).toBe(bare);
});
