import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, it } from 'vitest';
import { type Caller, startTestPlanner } from '../harness/planner.ts';
import { refusedUpgrade } from '../harness/socketClient.ts';

const limit = 60;

/** Starts sign-ins that seem to come from different addresses. Returns their answers. */
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

it("counts sign-ins by the connection's address, whatever addresses are claimed", async () => {
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

it('counts by the address from a trusted proxy, not by what precedes it', async () => {
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

/** Sends pipelined requests over one connection, and waits for their answers. */
const askInARow = async (url: string, count: number, cookie = ''): Promise<void> => {
  const { hostname, port, host, pathname } = new URL(url);
  const client = connect(Number(port), hostname);
  const request = `HEAD ${pathname} HTTP/1.1\r\nHost: ${host}\r\nCookie: ${cookie}\r\n`;
  client.write(`${`${request}\r\n`.repeat(count - 1)}${request}Connection: close\r\n\r\n`);
  await once(client.resume(), 'close');
};

it('counts opened sockets among the requests of an address, and members separately', async () => {
  const planner = await startTestPlanner({ rateLimits: true });
  const url = `${planner.url.replace(/^http/, 'ws')}/graphql`;
  const [member, other] = [
    await planner.caller('a@example.com'),
    await planner.caller('b@example.com'),
  ];
  const statusFor = async ({ call }: Caller) => (await call('GET', '/api/attendees')).status;
  try {
    expect(await refusedUpgrade(url)).toBe(401);
    await askInARow(`${planner.url}/sign-in/style.css`, 3_000);
    expect(await refusedUpgrade(url)).toBe(429);
    expect(await statusFor(await planner.caller())).toBe(429);
    expect(await statusFor(member)).toBe(200);

    await askInARow(`${planner.url}/api/attendees`, 2_999, member.cookie());
    expect(await statusFor(member)).toBe(429);
    expect(await statusFor(other)).toBe(200);
  } finally {
    await planner.stop();
  }
});
