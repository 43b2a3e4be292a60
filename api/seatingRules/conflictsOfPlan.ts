import type { SeatingConflict } from '../../schema/entities/seatingConflict.ts';
import type { Application } from '../application.ts';
import { currentPlan } from '../eventPlans/plans.ts';
import { inputOfPlan } from '../seatingProposals/inputOfPlan.ts';
import { engineOf } from '../seatingProposals/running.ts';

/**
 * The hard rules and pins of an event that provably cannot all hold. Does not check rights.
 * @throws Refusal EVENT_NOT_FOUND, ENGINE_BUSY
 */
export const conflictsOfPlan = async (
  app: Application,
  eventId: string,
): Promise<SeatingConflict[]> => {
  const input = inputOfPlan(await currentPlan(app, eventId));
  const isHard = ({ hard }: { hard?: true | undefined }) => hard;
  if (![...input.rules, ...(input.builtIn ?? [])].some(isHard)) return [];
  const { conflicts } = await engineOf(app).atOnce.run('conflicts', { input });
  return conflicts;
};
