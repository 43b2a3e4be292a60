import { rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { expect, it } from 'vitest';
import { shortPass } from './catalogue.ts';
import { protections, without } from './controls/controls.ts';
import { type Outcome, runFaults } from './runFaults.ts';

/** Enough to notice a missing protection; `npm run faults` runs for longer. */
const settings = {
  seed: 20_260_301,
  clients: 6,
  commands: 15,
  seconds: 1,
  mostStrikes: 2,
  stallMs: 60_000,
  eventStore: false,
};
const lanes = 2;
/** For each fault, before its first strike and after its last. */
const fewest = 2 * settings.commands;

it.each(Object.keys(protections) as (keyof typeof protections)[])(
  'detects in the built server that the control %s switches a protection off',
  async (name) => {
    const program = await without(name);
    await rm(dirname(program), { recursive: true });
  },
);

it('loses, duplicates and invents nothing while processes are killed and connections are cut', async () => {
  const all: Outcome[] = [];
  await runFaults(shortPass, settings, (answer) => all.push(answer), lanes);
  expect(all).toHaveLength(6);
  expect(all.flatMap(({ isRight, line, details }) => (isRight ? [] : [line, ...details]))).toEqual(
    [],
  );
  for (const { name, result: { acknowledged = 0, strikes = 0 } = {} } of all) {
    expect.soft(acknowledged, `${name}: commands acknowledged`).toBeGreaterThanOrEqual(fewest);
    expect.soft(strikes, `${name}: times that it happened`).toBeGreaterThan(0);
  }
}, 600_000);
