import type { StandingStep } from '../../api/history/planSteps.ts';

/** The step of this id; undefined if there is none. */
export const stepOf = async (
  steps: AsyncIterable<StandingStep>,
  id: string,
): Promise<StandingStep | undefined> => {
  for await (const step of steps) if (step.id === id) return step;
  return undefined;
};
