import type { Custom, CustomValue } from '../entities/guestField.ts';
import { sortedById } from '../sortedById.ts';

export type CustomPatch = Readonly<Record<string, CustomValue | null>>;

/** Applies a patch to a person's values; null removes a value. Returns null if none is left. */
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
