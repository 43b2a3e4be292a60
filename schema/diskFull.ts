import { Refusal } from './refusal.ts';

/** As the file system and PostgreSQL report it. */
const codes: ReadonlySet<unknown> = new Set(['ENOSPC', '53100']);

/** Whether the disk is full, also as the cause of another error. */
export const isDiskFull = (error: unknown): boolean =>
  error instanceof Error && (('code' in error && codes.has(error.code)) || isDiskFull(error.cause));

/** For whoever runs the planner. */
export const diskFullText = 'The disk is full. The planner goes on once there is room.';

/** The refusal while the disk is full. */
export const diskIsFull = () =>
  new Refusal(
    'NOT_READY',
    "The planner's disk is full, so nothing can be saved now. Please tell whoever runs it.",
  );
