import type { Fault, Stage } from '../fault.ts';
import { type Follower, follow } from '../load/follower.ts';
import { signedIn } from '../stage/cookies.ts';
import { seatsOf } from './seatsShown.ts';
import { followedOf, missed, settled } from './subscribers.ts';

/** The limits of a member, by which 25 members have 10,000 subscriptions. */
const [members, socketsEach, plansEach] = [25, 20, 20];

export const reconnectStorm: Fault = {
  name: 'reconnect-storm',
  about: '10,000 subscriptions end at once and all come back, each from where it was told of last',
  strike: async (stage: Stage) => {
    const planner = await stage.planner();
    const emails = Array.from({ length: members }, (_, n) => `member${n}@example.com`);
    const cookies = await signedIn(planner.url, emails);
    let followers: Follower[] = [];
    stage.atEnd(async () => {
      for (const follower of followers) follower.close();
    });
    const load = await stage.load([planner], {
      plans: plansEach,
      beforeClients: async (plans) => {
        const shown = await seatsOf(stage.databaseUrl);
        for (const cookie of cookies) {
          const sockets = Array.from({ length: socketsEach }, () =>
            follow(planner.url, cookie, followedOf(plans, shown)),
          );
          followers.push(...(await Promise.all(sockets)));
        }
      },
    });
    await load.acknowledged(stage.commands);
    const before = followers;
    for (const follower of before) follower.close();
    load.strikes();
    const started = performance.now();
    let refusals = 0;
    const comeBack = async (cookie: string, plans: Follower['plans']): Promise<Follower> => {
      for (let tries = 1; ; tries += 1) {
        try {
          return await follow(planner.url, cookie, plans);
        } catch (error) {
          if (tries === 10) throw error;
          refusals += 1;
        }
      }
    };
    followers = await Promise.all(
      before.map(({ plans }, n) => comeBack(cookies[Math.floor(n / socketsEach)] ?? '', plans)),
    );
    await load.acknowledged(stage.commands);
    await load.stop();
    const shown = await seatsOf(stage.databaseUrl);
    await settled(followers, shown, stage.stallMs);
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    const again = followers
      .flatMap(({ plans }) => plans)
      .reduce((sum, plan) => sum + plan.refusals, 0);
    const cut = followers.filter((follower) => !follower.isOpen()).length;
    return {
      loads: [load],
      alive: planner,
      wrong: [...missed(followers, shown), ...(cut > 0 ? [`${cut} sockets were cut`] : [])],
      remarks: [
        `${members * socketsEach * plansEach} resumed and settled in ${seconds} s, ${refusals} sockets and ${again} subscriptions told to try again`,
      ],
    };
  },
};
