import { setTimeout as pause } from 'node:timers/promises';
import type { Fault } from '../fault.ts';

export const stopPostgres: Fault = {
  name: 'stop-postgres',
  about: 'PostgreSQL with all of its backends stopped by SIGSTOP for some seconds, and continued',
  strike: async (stage) => {
    const planner = await stage.planner();
    stage.atEnd(async () => stage.server.signalAll('SIGCONT'));
    const load = await stage.load([planner]);
    for (let n = 0; n < 2; n += 1) {
      await load.acknowledged(stage.commands);
      stage.server.signalAll('SIGSTOP');
      await pause(stage.seconds * 1000);
      load.strikes();
      stage.server.signalAll('SIGCONT');
    }
    await load.acknowledged(stage.commands);
    await load.stop();
    return { loads: [load], alive: planner };
  },
};

export const stopApi: Fault = {
  name: 'stop-api',
  about: 'the API process that leads stopped by SIGSTOP while another one works, and continued',
  strike: async (stage) => {
    const leader = await stage.planner();
    const other = await stage.planner();
    stage.atEnd(async () => leader.child().signal('SIGCONT'));
    const load = await stage.load([leader, other], { attemptMs: 3_000 });
    await load.acknowledged(stage.commands);
    leader.child().signal('SIGSTOP');
    await pause(stage.seconds * 1000);
    load.strikes();
    leader.child().signal('SIGCONT');
    await load.acknowledged(stage.commands);
    await load.stop();
    return { loads: [load], alive: other };
  },
};

/** A real server must not be stopped. Its network falls silent instead. */
export const stopEventStore: Fault = {
  name: 'stop-eventstore',
  about: 'the double of EventStoreDB stopped by SIGSTOP for some seconds, and continued',
  only: 'eventstore',
  missing: async () =>
    process.env.EVENTSTORE_URL ? 'the server at EVENTSTORE_URL is not ours to stop' : undefined,
  strike: async (stage) => {
    const planner = await stage.planner();
    stage.atEnd(async () => stage.signalStore?.('SIGCONT'));
    const load = await stage.load([planner]);
    for (let n = 0; n < 2; n += 1) {
      await load.acknowledged(stage.commands);
      stage.signalStore?.('SIGSTOP');
      await pause(stage.seconds * 1000);
      load.strikes();
      stage.signalStore?.('SIGCONT');
    }
    await load.acknowledged(stage.commands);
    await load.stop();
    return { loads: [load], alive: planner };
  },
};
