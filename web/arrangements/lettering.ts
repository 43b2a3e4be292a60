/** The size of table names in centimetres, and whether seats show initials. */
export type Lettering = { name: number; withInitials: boolean };

const sizes = [19, 26, 36, 50, 70] as const;
const readable = { namePixels: 10, initialsFrom: 0.35 };

/**
 * Few sizes, because each new one draws all tables again. Each is one object, so that memo can
 * compare it.
 */
const steps: readonly Lettering[] = sizes.flatMap((name) => [
  { name, withInitials: false },
  { name, withInitials: true },
]);

/**
 * Large enough to read at this scale, up to the largest size. Initials only show when zoomed in.
 */
export const letteringFor = (pixelsPerCm: number): Lettering => {
  const name = sizes.find((size) => size * pixelsPerCm >= readable.namePixels) ?? 70;
  const withInitials = pixelsPerCm >= readable.initialsFrom;
  const found = steps.find((step) => step.name === name && step.withInitials === withInitials);
  return found ?? { name, withInitials };
};

/**
 * A name that has no room keeps its end: by that alone "Table 11" and "Table 12" are told apart. It is cut
 * in its middle where its last word is long.
 */
export const shortenedInside = (name: string, length: number): string => {
  const letters = [...name];
  if (letters.length <= length) return name;
  const [last = ''] = /\S+$/.exec(name) ?? [];
  if (last.length <= 3) return `…${last}`;
  const end = Math.floor((length - 1) / 2);
  const start = length - 1 - end;
  return `${letters.slice(0, start).join('').trimEnd()}…${letters.slice(-end).join('').trimStart()}`;
};
