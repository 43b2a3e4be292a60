import type { Fault } from '../fault.ts';

export const sigterm: Fault = {
  name: 'sigterm',
  about: 'SIGTERM under load on keep-alive connections; it must end with 0, and is started again',
  strike: async (stage) => {
    const planner = await stage.planner();
    const load = await stage.load([planner]);
    const wrong: string[] = [];
    for (let n = 0; n < 2; n += 1) {
      await load.acknowledged(stage.commands);
      load.strikes();
      const code = await planner.stop();
      if (code !== 0) wrong.push(`SIGTERM ended it with ${code}`);
      await planner.restart();
    }
    await load.acknowledged(stage.commands);
    await load.stop();
    return { loads: [load], alive: planner, wrong };
  },
};
