import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import type { Request, Response } from 'express';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { begunAt, leaveOutBody, noteBeginning } from './begunAt.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('counts all of the time that a request takes, but not that in which its body comes', () => {
  const request = new IncomingMessage(new Socket()) as Request;
  expect(begunAt(request)).toBeUndefined();
  const came = performance.now();
  noteBeginning(request, {} as Response, () => undefined);
  vi.advanceTimersByTime(700);
  leaveOutBody(request);
  vi.advanceTimersByTime(60_000);
  request.emit('end');
  vi.advanceTimersByTime(300);
  expect(begunAt(request)).toBe(came + 60_000);
});
