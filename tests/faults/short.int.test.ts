import { expect, it } from 'vitest';
import { shortPass } from './catalogue.ts';
import { runFaults } from './runFaults.ts';

/** Enough to see a protection that is gone; `npm run faults` goes on for longer. */
const settings = {
  seed: 20_260_301,
  clients: 6,
  commands: 15,
  seconds: 1,
  stallMs: 60_000,
  eventStore: false,
};

it('loses, doubles and invents nothing while processes are killed and connections are cut', async () => {
  const told: string[] = [];
  await runFaults(shortPass, settings, ({ line, details, isRight }) => {
    if (!isRight) told.push(line, ...details);
  });
  expect(shortPass).toHaveLength(6);
  expect(told).toEqual([]);
}, 300_000);
