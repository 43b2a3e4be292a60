import type { PublicArrangement } from './publicArrangement.ts';

export type Seated = { seatId: string; tableName: string; position: number; name: string };

/** Everybody who sits, by table and seat. */
export const seatedIn = ({ assignments }: PublicArrangement): Seated[] =>
  assignments.flatMap(({ seatId, tableName, position, attendeeName }) =>
    attendeeName === null ? [] : [{ seatId, tableName, position, name: attendeeName }],
  );

/** Without case and accents: "andre" finds "André". */
const folded = (text: string): string =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').toLocaleLowerCase('en').replace(/\s+/g, ' ').trim();

/** Those whose name holds every word that was typed, in any order. */
export const findNames = (seated: readonly Seated[], typed: string): Seated[] => {
  const words = folded(typed).split(' ').filter(Boolean);
  if (words.length === 0) return [];
  return seated.filter(({ name }) => {
    const hay = folded(name);
    return words.every((word) => hay.includes(word));
  });
};
