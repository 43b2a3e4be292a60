import { randomUUID } from 'node:crypto';
import type { Caller, CallOptions } from './planner.ts';

/**
 * A caller that prepares data: its commands are repeated while a busy machine answers 503. With the same
 * idempotency key each runs only once.
 * @throws Error if a command is refused
 */
export const insisting = (caller: Caller): Caller => ({
  ...caller,
  call: async <Body>(method: string, path: string, body?: unknown, options?: CallOptions) => {
    if (method === 'GET') return caller.call<Body>(method, path, body, options);
    const headers = { 'Idempotency-Key': randomUUID(), ...options?.headers };
    for (;;) {
      const answer = await caller.call<Body>(method, path, body, { headers });
      if (answer.status < 300) return answer;
      if (answer.status === 503) continue;
      throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
    }
  },
});
