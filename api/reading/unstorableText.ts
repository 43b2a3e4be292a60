import { Refusal } from '../core/errors.ts';

/** PostgreSQL's code for text that it cannot hold: a NUL, say, within an id that is looked up. */
const notInRepertoire = '22021';

/** The refusal for text that no store can hold: it is what the caller sent, no fault of ours. */
export const refusalOfText = (error: unknown): Refusal | undefined =>
  error instanceof Error && 'code' in error && error.code === notInRepertoire
    ? new Refusal('BAD_INPUT', 'The request holds characters that no text has')
    : undefined;
