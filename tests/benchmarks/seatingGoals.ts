import { coldSearch } from './seatingCold.ts';
import { commandsDuringRun } from './seatingCommands.ts';
import { largeSeating } from './seatingLarge.ts';
import { provenOptima } from './seatingProven.ts';
import { seatingResolve } from './seatingResolve.ts';
import { seatingSearch } from './seatingSearch.ts';
import type { Section } from './section.ts';

const parts: Section[] = [
  provenOptima,
  coldSearch,
  seatingSearch,
  seatingResolve,
  largeSeating,
  commandsDuringRun,
];

/** All goals of the seating engine. */
export const seatingGoals: Section = async (bench) => {
  const results = [];
  for (const part of parts) results.push(...(await part(bench)));
  return results;
};
