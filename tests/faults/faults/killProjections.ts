import type { Fault } from '../fault.ts';

export const killProjections: Fault = {
  name: 'kill-projections',
  about: 'kill -9 of the projections process that leads, while another waits, three times',
  strike: async (stage) => {
    // The first one leads; the next one takes over.
    const runners = [await stage.projections()];
    const planner = await stage.planner({ env: { PROJECTIONS: 'off' } });
    runners.push(await stage.projections());
    const load = await stage.load([planner]);
    for (let n = 0; n < stage.times(3); n += 1) {
      await load.acknowledged(stage.commands);
      load.strikes();
      await runners.shift()?.kill();
      runners.push(await stage.projections());
    }
    await load.acknowledged(stage.commands);
    await load.stop();
    return { loads: [load], alive: planner };
  },
};
