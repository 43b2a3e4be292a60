import type { Custom, CustomValue } from '../entities/guestField.ts';
import { sortedById } from '../sortedById.ts';

export type CustomPatch = Readonly<Record<string, CustomValue | null>>;

/** Somebody's values with others set, and without those that are null. Null: none at all. */
export const withCustom = (
  custom: Custom | null | undefined,
  patch: CustomPatch | null,
): Custom | null =>
  patch &&
  sortedById(
    Object.entries({ ...custom, ...patch }).flatMap(([id, value]) =>
      value === null ? [] : [[id, value] as const],
    ),
  );
