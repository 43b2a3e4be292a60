import type { ProjectionLag } from '../lag.ts';
import type { SetAside } from '../setAside/setAside.ts';
import type { NotCovered } from './verification.ts';

/** A line for each stream set aside, and one if the read models are behind. */
export const notCoveredLines = ({ setAside, behind }: NotCovered): string[] => [
  ...setAsideLines(setAside),
  ...(behind ? [behindText(behind)] : []),
];

/** A line for each stream set aside. */
export const setAsideLines = (setAside: readonly SetAside[]): string[] => setAside.map(lineOf);

const lineOf = ({ stream, since, failedIn, revision, type, reason }: SetAside): string => {
  const event = failedIn === stream ? `revision ${revision}` : `${failedIn} revision ${revision}`;
  return `set aside: ${stream} since ${since}, at ${event} (${type}): ${reason}`;
};

const behindText = ({ events, stopped }: ProjectionLag): string => {
  const count = `behind the event log by ${events.toLocaleString('en')} domain events`;
  return stopped ? `${count}; the projections stopped: ${stopped}` : count;
};
