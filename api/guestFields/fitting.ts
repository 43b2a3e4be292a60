import type { Custom, GuestField } from '../../schema/entities/guestField.ts';
import type { CustomPatch } from '../../schema/guestFields/customPatch.ts';
import { valueProblem } from '../../schema/guestFields/guestFields.ts';
import { type Issue, Refusal } from '../../schema/refusal.ts';
import type { ActivePlan } from '../eventPlans/state.ts';

type Having = { custom?: Custom | CustomPatch | null };

/**
 * Call this before values of custom fields enter a plan.
 * @throws Refusal BAD_INPUT with the place in the list of each person who would get a value that no custom
 * field takes
 */
export const refuseMisfits = (
  { fields }: ActivePlan,
  people: readonly Having[],
  isList = people.length > 1,
): void => {
  const known = new Map(fields.map((field) => [field.fieldId, field]));
  const issues = people.flatMap(({ custom }, index): Issue[] =>
    misfitsIn(known, custom ?? {}).map((issue) => ({ ...issue, ...(isList && { index }) })),
  );
  if (issues[0]) throw new Refusal('BAD_INPUT', issues[0].message, issues.slice(0, 100));
};

const misfitsIn = (known: ReadonlyMap<string, GuestField>, custom: CustomPatch): Issue[] =>
  Object.entries(custom).flatMap(([fieldId, value]) => {
    const field = known.get(fieldId);
    const message = !field
      ? 'The event has no such field'
      : value === null
        ? undefined
        : valueProblem(field, value);
    return message === undefined ? [] : [{ path: `custom.${fieldId}`, message }];
  });
