import { setTimeout as pause } from 'node:timers/promises';
import { percentile } from './load.ts';

/** When each change was sent, and how long it took to reach every subscriber. */
export const createDeliveries = () => {
  const sentAt = new Map<string, number>();
  const latencies: number[] = [];
  return {
    sent: (key: string) => void sentAt.set(key, performance.now()),
    arrived: (key: string) => {
      const at = sentAt.get(key);
      if (at !== undefined) latencies.push(performance.now() - at);
    },
    count: () => latencies.length,
    percentiles: () => ({ p50: percentile(latencies, 50), p99: percentile(latencies, 99) }),
    forget: () => {
      sentAt.clear();
      latencies.length = 0;
    },
  };
};

export type Deliveries = ReturnType<typeof createDeliveries>;

const perSecond = 50;

/**
 * Sends 50 changes a second at an even pace without waiting for answers. Then waits until every
 * subscriber has received them all, for at most 5 seconds.
 */
export const paced = async (
  deliveries: Deliveries,
  seconds: number,
  subscribers: number,
  change: (n: number) => { key: string; send: () => Promise<unknown> },
): Promise<void> => {
  const started = performance.now();
  const total = perSecond * seconds;
  const answers: Promise<unknown>[] = [];
  for (let n = 0; n < total; n += 1) {
    await pause(Math.max(0, started + (n * 1000) / perSecond - performance.now()));
    const { key, send } = change(n);
    deliveries.sent(key);
    answers.push(send());
  }
  await Promise.all(answers);
  const until = performance.now() + 5_000;
  while (deliveries.count() < total * subscribers && performance.now() < until) await pause(10);
};
