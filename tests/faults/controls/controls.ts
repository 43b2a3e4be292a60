import { rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Control, Stage, Struck } from '../fault.ts';
import { withOptionalBody } from '../faults/aborts.ts';
import type { LoadOptions } from '../load/load.ts';
import { type Patch, patched, shipped } from '../stage/bundle.ts';

/**
 * Milliseconds after which commands are given up that such a program can never answer; the others count.
 */
const patienceMs = 15_000;

/** Kinds of commands that take a seat, for which clients race. */
const takingSeats = ['assign', 'swap', 'seatTogether', 'autoAssign'];

/** Clients on processes of a program with one protection removed. */
const underLoad = async (
  stage: Stage,
  program: string,
  processes: number,
  more: Partial<LoadOptions>,
): Promise<Struck> => {
  const first = await stage.planner({ program });
  const others = Array.from({ length: processes - 1 }, () => stage.planner({ program }));
  const load = await stage.load([first, ...(await Promise.all(others))], {
    patienceMs,
    ...more,
  });
  await load.acknowledged(stage.commands * 4);
  await load.stop();
  return { loads: [load], alive: first };
};

/** By the name of the control: the place in the built server that is the protection. */
export const protections = {
  noExpectedRevision: { find: /s\.revision = expected_\[n\]/, replace: 'true' },
  projectorSkips: {
    find: /for \(const event of events\) this\.#apply\((changes\d*), event\);/,
    replace: `for (const event of events)
      if (event.type !== "SeatAssigned" || Number(event.revision) % 20 !== 7) this.#apply($1, event);`,
  },
  bodyNotAwaited: {
    find: /\[signedInFirst, (onlyJson\d*), refuseLonger\d*\(limit\d*\), (json\d*), wholeBodyOnly\d*\]/,
    replace: '[signedInFirst, $1, $2]',
  },
} satisfies Record<string, Patch>;

type Protection = keyof typeof protections;

/** A copy of the built server without this protection. @throws PatchFailed */
export const without = (name: Protection): Promise<string> =>
  patched(shipped.api, `${name}-${process.pid}`, [protections[name]]);

const programWithout = async (stage: Stage, name: Protection): Promise<string> => {
  const program = await without(name);
  stage.atEnd(() => rm(dirname(program), { recursive: true, force: true }));
  return program;
};

/** The append accepts any revision: what was decided on an old state is recorded. */
export const noExpectedRevision: Control = {
  name: 'control-no-expected-revision',
  about: 'three API processes on one plan, whose appends do not compare the revision',
  finds: ['doubleSeats', 'phantoms'],
  only: 'postgres',
  strike: async (stage) => {
    const program = await programWithout(stage, 'noExpectedRevision');
    return underLoad(stage, program, 3, { plans: 1, often: takingSeats });
  },
};

/** The clients' own part of the contract: the same key for the same command. */
export const newKeyOnRepeat: Control = {
  name: 'control-new-key-on-repeat',
  about: 'clients that take a new key for each repeat, while the API is killed with -9',
  finds: ['lost', 'duplicated'],
  strike: async (stage) => {
    const planner = await stage.planner();
    const load = await stage.load([planner], { newKeyOnRepeat: true, walksAway: 0 });
    for (let n = 0; n < 4; n += 1) {
      await load.acknowledged(stage.commands / 2);
      load.strikes();
      await planner.kill();
      await planner.restart();
    }
    await load.acknowledged(stage.commands / 2);
    await load.stop();
    return { loads: [load], alive: planner };
  },
};

/** The read side skips some domain events; the program that verifies is the one that ships. */
export const projectorSkips: Control = {
  name: 'control-projector-skips',
  about: 'projectors that pass over about one domain event in two hundred',
  finds: ['verify'],
  strike: async (stage) => {
    const program = await programWithout(stage, 'projectorSkips');
    return underLoad(stage, program, 1, {});
  },
};

/**
 * A request is handled without the body that it announced. Its repeat has the body, and is refused
 * because the input differs under the same key.
 */
export const bodyNotAwaited: Control = {
  name: 'control-body-not-awaited',
  about: 'clients that go away, at an API that does requests without the body they announced',
  finds: ['lost', 'duplicated', 'phantoms'],
  strike: async (stage) => {
    const program = await programWithout(stage, 'bodyNotAwaited');
    return underLoad(stage, program, 1, {
      aborts: 0.6,
      walksAway: 0,
      often: withOptionalBody,
    });
  },
};
