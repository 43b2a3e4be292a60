/** How large table names are written, in centimetres, and whether initials stand on the seats. */
export type Lettering = { name: number; withInitials: boolean };

const sizes = [19, 26, 36, 50, 70] as const;
const readable = { namePixels: 10, initialsFrom: 0.35 };

/** Grows in few steps, because each draws all tables anew; the answer of a step is one object. */
const steps: readonly Lettering[] = sizes.flatMap((name) => [
  { name, withInitials: false },
  { name, withInitials: true },
]);

/** Names that can be read from so far, as long as there is room for them; initials only near. */
export const letteringFor = (pixelsPerCm: number): Lettering => {
  const name = sizes.find((size) => size * pixelsPerCm >= readable.namePixels) ?? 70;
  const withInitials = pixelsPerCm >= readable.initialsFrom;
  const found = steps.find((step) => step.name === name && step.withInitials === withInitials);
  return found ?? { name, withInitials };
};
