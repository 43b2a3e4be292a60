import type { Call } from './command.ts';
import type { HttpAnswer } from './request.ts';

/**
 * The meaning of an answer for the command: it is over, or its request must be repeated. `withheld`: it
 * is over, but the answer that was stored for repeats named a person who has been erased since.
 */
export type Verdict =
  | { is: 'acknowledged'; answer: unknown }
  | { is: 'refused'; code: string | undefined }
  | { is: 'repeat'; code: string | undefined }
  | { is: 'withheld'; code: 'NOT_FOUND' };

const toRepeat = new Set([
  'NOT_READY',
  'INTERNAL',
  'TOO_MANY_REQUESTS',
  'CONFLICT',
  'PLAN_SET_ASIDE',
]);

/** The words of app.erased_answer() in projections/migrations/0006Erasure.ts. */
const withheldAnswer = 'The person in this answer was erased.';

export const verdictOf = (call: Call, { status, body }: HttpAnswer): Verdict => {
  const told = parsed(body);
  if (call.via === 'rest') {
    if (status >= 200 && status < 300) return { is: 'acknowledged', answer: told };
    return refusal(status, told?.code, told?.message);
  }
  const error = told?.errors?.[0];
  if (error) return refusal(status, error.extensions?.code, error.message);
  if (told?.data?.[call.mutation]) {
    return { is: 'acknowledged', answer: told.data[call.mutation] };
  }
  return refusal(status, undefined);
};

const refusal = (status: number, code: string | undefined, message?: string): Verdict => {
  if (code === 'NOT_FOUND' && message === withheldAnswer) return { is: 'withheld', code };
  const again = status >= 500 || status === 429 || (code !== undefined && toRepeat.has(code));
  return { is: again ? 'repeat' : 'refused', code };
};

// biome-ignore lint/suspicious/noExplicitAny: answers are JSON of many shapes
const parsed = (body: string): any => {
  try {
    return body === '' ? undefined : JSON.parse(body);
  } catch {
    return undefined;
  }
};
