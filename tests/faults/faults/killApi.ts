import type { Fault } from '../fault.ts';

export const killApi: Fault = {
  name: 'kill-api',
  about: 'kill -9 of one of two API processes under load, and started again',
  strike: async (stage) => {
    const victim = await stage.planner();
    const other = await stage.planner();
    const load = await stage.load([victim, other]);
    for (let n = 0; n < stage.times(3); n += 1) {
      await load.acknowledged(stage.commands);
      load.strikes();
      await victim.kill();
      await victim.restart();
    }
    await load.acknowledged(stage.commands);
    await load.stop();
    return { loads: [load], alive: other };
  },
};
