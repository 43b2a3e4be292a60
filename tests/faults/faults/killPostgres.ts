import type { Fault } from '../fault.ts';

export const killPostgres: Fault = {
  name: 'kill-postgres',
  about: 'kill -9 of PostgreSQL under load: of the server, then of one backend, and started again',
  strike: async (stage) => {
    const planner = await stage.planner();
    const load = await stage.load([planner]);
    for (let n = 0; n < stage.times(2); n += 1) {
      await load.acknowledged(stage.commands);
      load.strikes();
      await stage.server.killPostmaster();
      await stage.server.start();
      await load.acknowledged(stage.commands);
      load.strikes();
      await stage.server.killBackend();
    }
    await load.acknowledged(stage.commands);
    await load.stop();
    return { loads: [load], alive: planner };
  },
};
