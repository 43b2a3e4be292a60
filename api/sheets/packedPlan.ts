import { serialize } from 'node:v8';
import type { Capabilities } from '../../schema/permissions.ts';
import { planAsSeen } from '../eventPlans/planAsSeen.ts';
import type { ActivePlan } from '../eventPlans/state.ts';
import { withShownNames } from '../plusOnes/shownNames.ts';
import { sheetPlanOf } from './sheetPlanOf.ts';

/**
 * Packed plans by plan in memory, with and without details. An entry is released with its plan, so no erased
 * person remains in it.
 */
const packed = new WeakMap<ActivePlan, Map<boolean, Uint8Array>>();

/**
 * A plan as its reader may see it on paper, packed for a process. Packing 5,000 people holds up other
 * requests for tens of milliseconds, so it is done once for all sheets of a plan.
 */
export const packedPlan = (plan: ActivePlan, capabilities: Capabilities): Uint8Array => {
  const showsDetails = capabilities.has('seeDetails');
  const known = packed.get(plan) ?? new Map<boolean, Uint8Array>();
  packed.set(plan, known);
  const made =
    known.get(showsDetails) ??
    serialize(sheetPlanOf(withShownNames(planAsSeen(plan, capabilities)), showsDetails));
  known.set(showsDetails, made);
  return made;
};
