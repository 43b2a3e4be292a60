import type { RoomUnits } from '../gql/graphql.ts';

export type Units = RoomUnits;

const cmOf = { metric: 100, imperial: 30.48 } as const;

/** A length as a field shows it: in metres or feet, to the centimetre or the tenth of an inch. */
export const lengthText = (cm: number, units: Units): string =>
  String(Number((cm / cmOf[units]).toFixed(2)));

/** The centimetres of a typed length. NaN, which no schema accepts, if it is not a number. */
export const lengthFrom = (typed: string, units: Units): number =>
  typed.trim() === '' ? Number.NaN : Number(typed.replace(',', '.')) * cmOf[units];

/** The same to half a foot in feet, for a length that nobody has measured. */
export const roughLengthText = (cm: number, units: Units): string =>
  lengthText(units === 'imperial' ? Math.max(1, Math.round(cm / halfFoot)) * halfFoot : cm, units);

const halfFoot = cmOf.imperial / 2;
