import { setTimeout as pause } from 'node:timers/promises';
import type { Fault, Stage } from '../fault.ts';

/** What happens to the network before the log, between two stretches of load. */
const broken = (
  name: string,
  about: string,
  times: number,
  hit: (stage: Stage) => unknown,
): Fault => ({
  name,
  about: `the network before the log ${about}`,
  strike: async (stage) => {
    const planner = await stage.planner();
    const load = await stage.load([planner]);
    for (let n = 0; n < stage.times(times); n += 1) {
      await load.acknowledged(stage.commands);
      load.strikes();
      await hit(stage);
    }
    await load.acknowledged(stage.commands);
    await load.stop();
    return { loads: [load], alive: planner };
  },
});

const lasting = ({ seconds }: Stage) => pause(seconds * 1000);

export const cut = broken('network-cut', 'ends all connections, five times', 5, ({ network }) =>
  network.cut(),
);

export const refuse = broken(
  'network-refuse',
  'ends all connections and takes none for some seconds',
  2,
  async (stage) => {
    await stage.network.refuse();
    await lasting(stage);
    await stage.network.accept();
  },
);

export const delay = broken(
  'network-delay',
  'delays everything by 120 ms in both directions for some seconds',
  2,
  async (stage) => {
    stage.network.delay(120);
    await lasting(stage);
    stage.network.delay(0);
  },
);

export const halfClose = broken(
  'network-half-close',
  'half-closes all connections from the side of the store',
  3,
  ({ network }) => network.halfClose(),
);

export const loseAnswers = broken(
  'network-lose-answers',
  'loses what the store answers for some seconds, then ends the connections',
  3,
  async (stage) => {
    stage.network.loseAnswers();
    await pause((stage.seconds * 1000) / 3);
    stage.network.cut();
  },
);

export const fallSilent = broken(
  'network-silent',
  'passes nothing any more on the present connections, without a word; new ones work',
  1,
  ({ network }) => network.fallSilent(),
);
