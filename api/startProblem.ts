import { isDiskFull } from '../schema/diskFull.ts';
import { StartError } from './env.ts';

/** What to print if a start fails: a line that says what to do, or an unexpected error as it is. */
export const startProblem = (error: unknown): unknown => {
  if (error instanceof StartError) return error.message;
  if (isDiskFull(error)) return 'The disk is full. Make room, and start again.';
  const { code, path } = error as NodeJS.ErrnoException;
  return path && (code === 'EACCES' || code === 'EPERM')
    ? `${path} cannot be used. The data folder and all in it must belong to the user who starts the planner.`
    : error;
};
