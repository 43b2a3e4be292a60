import type { Fault, Stage } from '../fault.ts';
import type { Load } from '../load/load.ts';
import { send } from '../load/request.ts';
import type { Planner } from '../stage/planner.ts';

const hour = 3_600_000;
/** The clock's shifts from one signal to the next: ahead, behind, and right again. */
const shifts = [hour, -hour, 0];

/** Loaded before the program, whose clock then jumps at each SIGUSR2. */
const jumpingClock = `data:text/javascript,${encodeURIComponent(`
  const shifts = ${JSON.stringify(shifts)};
  let shift = 0;
  const right = Date.now.bind(Date);
  const now = () => right() + shift;
  globalThis.Date = new Proxy(Date, {
    construct: (target, args, as) => Reflect.construct(target, args.length ? args : [now()], as),
    apply: (target) => new target(now()).toString(),
    get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
  });
  process.on('SIGUSR2', () => {
    shift = shifts.shift() ?? 0;
    process.stdout.write('clock set ' + shift + '\\n');
  });
`)}`;

const jump = async (planner: Planner, shift: number): Promise<void> => {
  const set = planner.child().says(`clock set ${shift}`);
  planner.child().signal('SIGUSR2');
  await set;
};

/** How often a planner that answers reports that it is not ready. */
const falseAlarms = async (stage: Stage, load: Load, { url }: Planner): Promise<number> => {
  const wire = { method: 'GET', path: '/readyz', headers: {}, body: undefined };
  let alarms = 0;
  for (let n = 0; n < 10; n += 1) {
    await load.acknowledged(Math.ceil(stage.commands / 10));
    const { status } = await send(url, wire, { timeoutMs: 10_000 });
    if (status !== 200) alarms += 1;
  }
  return alarms;
};

export const clockJump: Fault = {
  name: 'clock-jump',
  about: 'the clock of one of two API processes is set an hour ahead, an hour behind, and right',
  strike: async (stage) => {
    const jumping = await stage.planner({ preload: [jumpingClock] });
    const other = await stage.planner();
    const load = await stage.load([jumping, other]);
    await load.acknowledged(stage.commands);
    const wrong: string[] = [];
    for (const shift of shifts) {
      load.strikes();
      await jump(jumping, shift);
      const alarms = await falseAlarms(stage, load, jumping);
      if (alarms > 0) wrong.push(`${alarms} of 10 probes were told "not ready" at ${shift} ms`);
    }
    await load.stop();
    return { loads: [load], alive: jumping, wrong };
  },
};
