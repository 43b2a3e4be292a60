import { expect } from 'vitest';
import type { Caller, TestPlanner } from '../harness/planner.ts';

export type Problem = { message: string; code: string; issues: { path: string }[] };
export type Init = { body?: string | Uint8Array<ArrayBuffer>; headers?: Record<string, string> };

export const json = { 'content-type': 'application/json' };

/**
 * What only a program would say: a stack trace, SQL, a file of the product or a library, PostgreSQL.
 */
const innards =
  /\bat .+:\d+:\d+|node_modules|\.[jt]s\b|\bSELECT\b|\bINSERT\b|syntax error|relation "|invalid byte|Unexpected (token|end)|Error:/;

/** Sends as this caller, byte for byte. No answer may reveal how the planner works. */
export const byteForByte =
  ({ url }: TestPlanner, caller: Caller) =>
  async (method: string, path: string, { body, headers }: Init = {}) => {
    const answer = await fetch(`${url}${path}`, {
      method,
      redirect: 'manual',
      headers: { cookie: caller.cookie(), ...headers },
      ...(body !== undefined && { body }),
    });
    const text = await answer.text();
    expect(text).not.toMatch(innards);
    const isJson = answer.headers.get('content-type')?.startsWith('application/json');
    const problem: Problem = isJson ? JSON.parse(text) : {};
    return { status: answer.status, headers: answer.headers, text, problem };
  };
