import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, it } from 'vitest';
import { startTestPlanner } from '../harness/planner.ts';
import { refusedUpgrade } from '../harness/socketClient.ts';

const limit = 60;

/** Begins sign-ins, each as if it came from elsewhere: how they are answered. */
const beginMany = async (url: string, forwardedFor: (n: number) => string): Promise<number[]> => {
  const begun = Array.from({ length: limit + 1 }, async (_, n) => {
    const headers = { 'x-forwarded-for': forwardedFor(n) };
    const answer = await fetch(`${url}/api/login`, { redirect: 'manual', headers });
    await answer.text();
    return answer.status;
  });
  return (await Promise.all(begun)).sort();
};

const withinLimit = Array<number>(limit).fill(302);

it('counts sign-ins by the address of the connection, whatever addresses are claimed', async () => {
  const planner = await startTestPlanner({ rateLimits: true });
  try {
    const answers = await beginMany(planner.url, (n) => `10.0.0.${n}`);
    expect(answers).toEqual([...withinLimit, 429]);
    const refused = await fetch(`${planner.url}/api/login`);
    expect(await refused.json()).toMatchObject({ code: 'TOO_MANY_REQUESTS', issues: [] });
  } finally {
    await planner.stop();
  }
});

it('counts by the address that a trusted proxy shows, not by what stands before it', async () => {
  const planner = await startTestPlanner({ rateLimits: true, trustedProxies: 1 });
  try {
    const forged = await beginMany(planner.url, (n) => `10.0.0.${n}, 192.0.2.1`);
    expect(forged).toEqual([...withinLimit, 429]);
    const others = await beginMany(planner.url, (n) => `192.0.2.${n + 2}`);
    expect(others).toEqual([...withinLimit, 302]);
  } finally {
    await planner.stop();
  }
});

/** Sends requests in a row over one connection, and waits for their answers. */
const askInARow = async (url: string, count: number): Promise<void> => {
  const { hostname, port, host } = new URL(url);
  const client = connect(Number(port), hostname);
  const request = `HEAD /sign-in/style.css HTTP/1.1\r\nHost: ${host}\r\n`;
  client.write(`${`${request}\r\n`.repeat(count - 1)}${request}Connection: close\r\n\r\n`);
  await once(client.resume(), 'close');
};

it('counts sockets that are opened among the requests of an address', async () => {
  const planner = await startTestPlanner({ rateLimits: true });
  const url = `${planner.url.replace(/^http/, 'ws')}/graphql`;
  try {
    expect(await refusedUpgrade(url)).toBe(401);
    await askInARow(planner.url, 2_999);
    expect(await refusedUpgrade(url)).toBe(429);
  } finally {
    await planner.stop();
  }
});
