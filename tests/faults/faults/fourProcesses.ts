import type { Fault } from '../fault.ts';

export const fourProcesses: Fault = {
  name: 'four-processes',
  about: 'four API processes on one plan, every request to any of them',
  strike: async (stage) => {
    const first = await stage.planner();
    const more = await Promise.all([stage.planner(), stage.planner(), stage.planner()]);
    const load = await stage.load([first, ...more], { plans: 1 });
    await load.acknowledged(stage.commands * 4);
    await load.stop();
    return { loads: [load], alive: first };
  },
};
