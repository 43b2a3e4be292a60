import { setTimeout as pause } from 'node:timers/promises';
import type { Fault, Stage } from '../fault.ts';
import { type Followed, type Follower, follow } from '../load/follower.ts';
import type { Sketch } from '../load/sketch.ts';
import { signedIn } from '../stage/cookies.ts';
import { type SeatsByPlan, seatsOf, unlike } from './seatsShown.ts';

export const followedOf = (plans: readonly Sketch[], shown: SeatsByPlan): Followed[] =>
  plans.map(({ eventId }) => ({
    eventId,
    seats: new Map(shown.get(eventId)),
    position: shown.position,
    resyncs: 0,
    disordered: 0,
    told: 0,
    problem: undefined,
    refusals: 0,
  }));

/** Waits until everybody who is still connected knows the shown state, or time is up. */
export const settled = async (
  followers: readonly Follower[],
  shown: SeatsByPlan,
  patienceMs: number,
): Promise<void> => {
  const timeUp = AbortSignal.timeout(patienceMs);
  const over = new Promise<void>((resolve) => timeUp.addEventListener('abort', () => resolve()));
  await Promise.all(
    followers.map(async (follower) => {
      while (!timeUp.aborted && follower.isOpen() && unlike(follower, shown) > 0) {
        await Promise.race([follower.told(), over]);
      }
    }),
  );
};

/** Changes that a connected subscriber was not told, or was told twice. */
export const missed = (followers: readonly Follower[], shown: SeatsByPlan): string[] =>
  followers.flatMap((follower, n) => {
    const disordered = follower.plans.reduce((sum, plan) => sum + plan.disordered, 0);
    const problem = follower.plans.find((plan) => plan.problem)?.problem;
    const stale = follower.isOpen() ? unlike(follower, shown) : 0;
    return [
      ...(stale > 0
        ? [`subscriber ${n} was never told of ${stale} seats${problem ? `: ${problem}` : ''}`]
        : []),
      ...(disordered > 0 ? [`subscriber ${n} was told ${disordered} things again`] : []),
    ];
  });

export const subscribers: Fault = {
  name: 'subscribers',
  about: 'subscribers that read at once, late, or nothing: each is told of every change, or is cut',
  strike: async (stage: Stage) => {
    const planner = await stage.planner();
    const [cookie = ''] = await signedIn(planner.url);
    const followers: Follower[] = [];
    const load = await stage.load([planner], {
      beforeClients: async (plans) => {
        const shown = await seatsOf(stage.databaseUrl);
        for (let n = 0; n < 12; n += 1) {
          followers.push(await follow(planner.url, cookie, followedOf(plans, shown)));
        }
        stage.atEnd(async () => {
          for (const follower of followers) follower.close();
        });
      },
    });
    await load.acknowledged(stage.commands);
    const [late, silent] = [followers.slice(4, 8), followers.slice(8)];
    for (const follower of [...late, ...silent]) follower.pause();
    await load.acknowledged(stage.commands);
    await pause(stage.seconds * 1000);
    for (const follower of late) follower.resume();
    await load.acknowledged(stage.commands);
    await load.stop();
    for (const follower of silent) follower.resume();
    const shown = await seatsOf(stage.databaseUrl);
    await settled(followers, shown, stage.stallMs);
    const cut = followers.filter((follower) => !follower.isOpen()).length;
    const wrong = missed(followers, shown);
    return { loads: [load], alive: planner, wrong, remarks: [`${cut} of 12 subscribers cut`] };
  },
};
