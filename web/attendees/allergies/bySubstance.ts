import type { Allergy, AllergySeverity } from '../../../schema/attendees/allergies.ts';

/** Severities by substance, so that those who edit different allergies do not edit the same value. */
export type BySubstance = Readonly<Record<string, AllergySeverity>>;

export const bySubstance = (allergies: readonly Allergy[]): BySubstance =>
  Object.fromEntries(allergies.map(({ substance, severity }) => [substance, severity]));

export const listOfAllergies = (severities: BySubstance): Allergy[] =>
  Object.entries(severities).map(([substance, severity]) => ({ substance, severity }));
