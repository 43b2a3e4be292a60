import type { Fault, Stage } from '../fault.ts';
import { patched, shipped } from '../stage/bundle.ts';
import { ownEnvironment } from '../stage/planner.ts';
import { type Ran, ran } from '../stage/run.ts';

const rebuild = (stage: Stage, program: string): Promise<Ran> =>
  ran(process.execPath, [program, 'rebuild'], { env: { ...ownEnvironment(), ...stage.env } });

const problemOf = ({ code, output }: Ran): string[] =>
  code === 0 ? [] : [`rebuild ended with ${code}: ${output.trim().split('\n').at(-1)}`];

export const rebuildUnderLoad: Fault = {
  name: 'rebuild-under-load',
  about: 'all read models are rebuilt three times while clients work',
  strike: async (stage) => {
    const planner = await stage.planner();
    const load = await stage.load([planner]);
    const wrong: string[] = [];
    for (let n = 0; n < stage.times(3); n += 1) {
      await load.acknowledged(stage.commands);
      load.strikes();
      wrong.push(...problemOf(await rebuild(stage, shipped.projections)));
    }
    await load.acknowledged(stage.commands);
    await load.stop();
    return { loads: [load], alive: planner, wrong };
  },
};

/** A later version of the same program, whose table rows differ. */
const newerProgram = (): Promise<string> =>
  patched(shipped.projections, `newer-${process.pid}`, [
    { find: /(?<head>name: "tables",\s+version: )(?<version>\d+)/, replace: '$<head>9$<version>' },
    { find: /isActive: true,(\s+\.\.\.placeColumns)/, replace: 'isActive: false,$1' },
  ]);

/**
 * The rebuild has ended, and the older process has stopped before the read models have caught up.
 */
const notAllShown = 3;

/** As in a deployment: newer code waits and rebuilds while the older process still leads. */
export const newerRebuild: Fault = {
  name: 'newer-rebuild',
  about: 'newer code rebuilds while an older process leads, which leaves the lead to the newer one',
  strike: async (stage) => {
    const program = await newerProgram();
    const older = await stage.projections();
    const planner = await stage.planner({ env: { PROJECTIONS: 'off' } });
    const load = await stage.load([planner], { often: ['addTable', 'deleteTable'] });
    await load.acknowledged(stage.commands);
    const newer = await stage.projections(program);
    load.strikes();
    const rebuilt = await rebuild(stage, program);
    const wrong = rebuilt.code === notAllShown ? [] : problemOf(rebuilt);
    // A command is acknowledged once it is shown, so the newer process leads although the older one runs.
    await load.acknowledged(stage.commands);
    const code = await older.stop();
    if (code !== 0) wrong.push(`the older process ended with ${code}`);
    await load.acknowledged(stage.commands);
    await load.stop();
    await newer.stop();
    await stage.projections(program);
    return { loads: [load], alive: planner, wrong, checkedBy: program };
  },
};
