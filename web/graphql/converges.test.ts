import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openScreen, refOf, type Screen } from './testing/modelScreen.ts';
import { personIds, seatIds } from './testing/modelServer.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const settled = () => vi.advanceTimersByTimeAsync(0);

type Step = { name: string; run: (screen: Screen) => void };

const place = fc.nat({ max: 20 });
const seatId = fc.constantFrom(...seatIds);
const personId = fc.constantFrom(...personIds);
const occupant = fc.option(personId, { nil: null });
const step = (name: string, run: (screen: Screen) => void): Step => ({ name, run });

const often = (weight: number, arbitrary: fc.Arbitrary<Step>) => ({ weight, arbitrary });
const quietly = (asked: Promise<unknown>) => void asked.catch(() => undefined);

/** Actions of others, of the member, and of the network. */
const drawnStep: fc.Arbitrary<Step> = fc.oneof(
  often(
    3,
    personId.map((id) => step(`rename ${id}`, ({ server }) => server.rename(id))),
  ),
  often(
    3,
    personId.map((id) => step(`come or go: ${id}`, ({ server }) => server.comeOrGo(id))),
  ),
  often(
    3,
    fc.tuple(occupant, seatId).map(([who, seat]) =>
      step(`${who} to ${seat} by another`, ({ server }) => {
        if (who === null || server.at().people[who]) server.sit(who, seat);
      }),
    ),
  ),
  often(
    4,
    fc
      .tuple(occupant, seatId)
      .map(([who, seat]) => step(`${who} to ${seat}`, ({ sit }) => sit(who, seat))),
  ),
  often(2, fc.constant(step('ask again', ({ refetch }) => quietly(refetch())))),
  often(2, fc.constant(step('ask beside', ({ askBeside }) => quietly(askBeside())))),
  often(
    2,
    personId.map((id) => step(`details of ${id}`, ({ openDetails }) => openDetails(id))),
  ),
  often(
    8,
    place.map((n) => step(`advance ${n}`, ({ network }) => network.advance(n))),
  ),
  often(
    6,
    place.map((n) => step(`tell ${n}`, ({ network }) => network.deliver(n))),
  ),
  often(1, fc.constant(step('lose all', ({ network }) => network.loseAll()))),
  often(
    3,
    place.map((n) =>
      step(`overflow ${n}`, ({ network }) => {
        network.overflow(n);
        if (n % 2 === 0) network.deliver(n);
      }),
    ),
  ),
  often(
    1,
    place.map((n) => step(`reconnect ${n}`, ({ network }) => network.reconnect(n))),
  ),
);

const byId = <Row extends { id: string }>(rows: readonly Row[]): Row[] =>
  [...rows].sort((a, b) => (a.id < b.id ? -1 : 1));

/**
 * Delivers everything until nothing is in flight and nobody retries: first deltas, which would repair the
 * damage of a late answer, then answers in the order of `draws`.
 */
const drain = async ({ network }: Screen, draws: readonly number[]) => {
  for (let n = 0; n < 1_000; n += 1) {
    while (network.deliver(n)) await settled();
    network.advance(draws[n % draws.length] ?? 0);
    await settled();
    if (network.isBusy()) continue;
    // Requests without an answer are retried after a while.
    await vi.advanceTimersByTimeAsync(6_000);
    if (!network.isBusy()) return;
  }
  throw new Error('Something is still on its way.');
};

it('shows the server’s latest state, in whatever order answers, deltas and resyncs arrive', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(drawnStep, { maxLength: 60, size: 'max' }),
      fc.array(fc.nat({ max: 40 }), { minLength: 1, maxLength: 20 }),
      async (steps, draws) => {
        const screen = openScreen();
        const { server, network, cache, shown } = screen;
        for (let stage = 0; stage < 3; stage += 1) network.advance(0);
        await settled();
        screen.followPlan();
        for (const { run } of steps) {
          run(screen);
          await settled();
          isNoOlderThanDelivered(screen);
        }
        await drain(screen, draws);
        const { people, seats } = server.at();
        const names = byId(shown().attendees).map(({ id, name }) => ({ id, name }));
        expect(names).toEqual(byId(Object.values(people)).map(({ id, name }) => ({ id, name })));
        expect(byId(shown().seats)).toEqual(byId(Object.values(seats)));
        for (const id of screen.openedDetails) {
          const known = cache.extract()[refOf('Attendee', id)]?.notes;
          if (known !== undefined && people[id]) expect(known).toBe(people[id].notes);
        }
        expect(cache.reached() <= server.position()).toBe(true);
        screen.close();
      },
    ),
    { numRuns: 150 },
  );
}, 240_000);

/**
 * Whether every seat is at least as new as the last message about it, and nobody is shown after a message
 * that they are gone.
 */
const isNoOlderThanDelivered = ({ server, network, shown }: Screen) => {
  const { attendees, seats } = shown();
  for (const { id, changedAt } of seats) {
    const delivered = server.at(network.deliveredOf.get(id)).seats[id];
    expect(changedAt >= (delivered?.changedAt ?? '')).toBe(true);
  }
  for (const id of personIds) {
    const delivered = network.deliveredOf.get(id);
    if (delivered === undefined) continue;
    expect(attendees.some((one) => one.id === id)).toBe(id in server.at(delivered).people);
  }
};

const whole = async ({ network }: Screen) => {
  for (let stage = 0; stage < 3; stage += 1) network.advance(0);
  await settled();
};

it('does not answer a query sent after a change with an earlier answer', async () => {
  const screen = openScreen();
  await whole(screen);
  quietly(screen.refetch());
  screen.network.advance(0);
  screen.network.advance(0);
  screen.server.rename('ada');
  quietly(screen.refetch());
  for (let n = 0; n < 4; n += 1) screen.network.advance(n);
  await drain(screen, [0]);
  expect(screen.shown().attendees[0]?.name).toBe('ada as of 0001');
  screen.close();
});

it('treats an answer without a position as of the position known when it was requested', async () => {
  const screen = openScreen();
  await whole(screen);
  screen.followPlan();
  screen.openDetails('ada');
  screen.network.advance(0);
  screen.network.advance(0);
  screen.server.rename('ada');
  while (screen.network.deliver(0)) await settled();
  screen.network.advance(0);
  await settled();
  expect(screen.shown().attendees[0]?.name).toBe('ada as of 0001');
  screen.close();
});
