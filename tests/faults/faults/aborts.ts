import type { Fault } from '../fault.ts';

/** Their routes accept a body without fields, so a request whose body is lost would be answered. */
export const withOptionalBody = ['editAttendee', 'moveTable', 'undoStep', 'editEvent'];

export const aborts: Fault = {
  name: 'client-aborts',
  about:
    'clients go away after the headers, half the body, the body or at the answer, and repeat with the same key',
  strike: async (stage) => {
    const planner = await stage.planner();
    const load = await stage.load([planner], {
      aborts: 0.5,
      walksAway: 0.05,
      often: withOptionalBody,
    });
    await load.acknowledged(stage.commands * 4);
    await load.stop();
    return { loads: [load], alive: planner };
  },
};
