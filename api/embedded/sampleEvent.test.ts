import { expect, it } from 'vitest';
import type { Application } from '../application.ts';
import { createSampleAtFirstStart } from './sampleEvent.ts';

it('explains in one line why the sample cannot be filled in, and lets the planner serve', async () => {
  const nobody = { first: async () => undefined, where: () => nobody };
  const app = {
    read: () => nobody,
    addressToken: () => {
      throw new Error('CONFLICT');
    },
  } as unknown as Application;
  const lines: string[] = [];
  await createSampleAtFirstStart(app, (line) => lines.push(line));
  expect(lines).toHaveLength(2);
  expect(lines[1]).toMatch(/^The sample event could not be filled in completely: [^\n]+$/);
});
