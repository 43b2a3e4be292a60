import { type StepWithEffect, stepsBackwards } from '../../api/history/planSteps.ts';
import type { EventLog } from '../../schema/ports/eventLog.ts';

/** The step with this id, or undefined if there is none. */
export const stepOf = async (
  steps: AsyncIterable<StepWithEffect>,
  id: string,
): Promise<StepWithEffect | undefined> => {
  for await (const step of steps) if (step.id === id) return step;
  return undefined;
};

/** Finds steps of a stream by their ids. */
export const stepsOfLog = (log: Pick<EventLog, 'readStream'>, stream: string) => (id: string) =>
  stepOf(stepsBackwards(log, stream), id);
