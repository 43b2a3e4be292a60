/** The size of table names in centimetres, and whether seats show initials. */
export type Lettering = { name: number; withInitials: boolean };

const sizes = [19, 26, 36, 50, 70] as const;
const readable = { namePixels: 10, initialsFrom: 0.35 };

/**
 * Few sizes, because each new one draws all tables again. Each is a constant object, so that memo can compare
 * it.
 */
const steps: readonly Lettering[] = sizes.flatMap((name) => [
  { name, withInitials: false },
  { name, withInitials: true },
]);

/**
 * The smallest lettering that can be read at this scale, up to the largest. Initials show only when zoomed
 * in.
 */
export const letteringFor = (pixelsPerCm: number): Lettering => {
  const name = sizes.find((size) => size * pixelsPerCm >= readable.namePixels) ?? 70;
  const withInitials = pixelsPerCm >= readable.initialsFrom;
  const found = steps.find((step) => step.name === name && step.withInitials === withInitials);
  return found ?? { name, withInitials };
};

/**
 * In centimetres: the letter size of the found person's name, readable even in the close-up on a small
 * screen.
 */
export const foundLettersFor = (pixelsPerCm: number): number =>
  Math.min(40, Math.max(19, Math.ceil(12 / pixelsPerCm)));
