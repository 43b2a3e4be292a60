import type { StepWithEffect } from '../../api/history/planSteps.ts';

/** The step of this id; undefined if there is none. */
export const stepOf = async (
  steps: AsyncIterable<StepWithEffect>,
  id: string,
): Promise<StepWithEffect | undefined> => {
  for await (const step of steps) if (step.id === id) return step;
  return undefined;
};
