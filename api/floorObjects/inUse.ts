import type { ActivePlan } from '../eventPlans/state.ts';

/**
 * The events that remove the rules that name an object, recorded before its removal. Plans have no
 * rules yet, so that there are none.
 * @throws Refusal PLACE_IN_USE with the rules, unless `withRules`
 */
export const rulesToRemove = (
  _plan: ActivePlan,
  _objectId: string,
  _withRules: boolean,
): never[] => [];
