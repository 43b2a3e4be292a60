import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Codec, codec } from '../../../schema/codec.ts';
import { feedTopics } from '../../../schema/feedPatches.ts';
import {
  arrangementStream,
  eventPlanStream,
  memberAccessStream,
  memberStream,
} from '../../../schema/ids.ts';
import { createInMemoryEventLog } from '../../../tests/harness/inMemoryEventLog.ts';
import { entriesOf, type ReadSide, startReadSide } from '../../../tests/harness/readSide.ts';
import { anchorText } from '../../audit/anchors.ts';
import { verdictLines } from '../../audit/verdictLines.ts';
import { isWhole, verifyChains } from '../../audit/verifyChains.ts';
import { exitCodeOf, verificationLines } from '../../commandLine.ts';
import { projectors } from '../../projectors.ts';
import { addedTo, poison, wholePlan } from '../../testing/plans.ts';
import { now } from '../../testing/project.ts';
import type { Projector } from '../projector.ts';
import { rebuild } from '../rebuild.ts';
import { verify } from '../verify/verify.ts';
import { readSetAside, type SetAside } from './setAside.ts';

let side: ReadSide;
beforeEach(async () => {
  side = await startReadSide();
});
afterEach(() => side.end());

const planA = eventPlanStream('a');
const planB = eventPlanStream('b');

/** Creates two events. Then the first gets an event that no projector can apply, and both get more events. */
const poisonA = async (): Promise<string> => {
  await side.appendTo(planA, ...wholePlan('a'));
  await side.appendTo(planB, ...wholePlan('b'));
  await side.appendTo(planA, addedTo('a', 'a-before'), poison('a'), addedTo('a', 'a-after'));
  return side.appendTo(planB, addedTo('b', 'b-after'));
};
const guests = async (): Promise<string[]> => {
  const { rows } = await side.pool.query<{ id: string }>('SELECT id FROM attendees ORDER BY id');
  return rows.map(({ id }) => id);
};
const setAside = () => readSetAside(side.pool);
const check = (only: readonly Projector[] = projectors) =>
  verify({ connectionString: side.url, log: side.log, projectors, only, patienceMs: 0 });
const checkChains = (anchors: Parameters<typeof verifyChains>[0]['anchors'] = []) =>
  verifyChains({ connectionString: side.url, log: side.log, anchors, patienceMs: 0 });
const anew = (options: Partial<Parameters<typeof rebuild>[0]> = {}) =>
  rebuild({ connectionString: side.url, log: side.log, projectors, ...options });

/** The projectors as of a version with a fault: one fails at a certain guest. */
const failingAt = (attendeeId: string, name = 'attendees'): Projector[] =>
  projectors.map((projector) =>
    projector.name === name
      ? {
          ...projector,
          apply: (changes, event) => {
            if (event.type === 'AttendeeAdded' && event.data.attendeeId === attendeeId)
              throw new TypeError(`quotes ${attendeeId}`);
            projector.apply(changes, event);
          },
        }
      : projector,
  );

const whatStands = ['a-before', 'a-guest', 'b-after', 'b-guest'];
const reason = 'PostgreSQL error 22P02';

describe('a domain event that cannot be projected', () => {
  it('sets aside its plan in the previous state, and all others continue', async () => {
    const received: SetAside[] = [];
    const errors: unknown[] = [];
    const runner = side.startRunner({
      feed: side.feed,
      onSetAside: (one) => received.push(one),
      onError: (error) => errors.push(error),
    });
    await side.feed.waitFor(await poisonA());
    expect(await guests()).toEqual(whatStands);
    await side.feed.waitFor(await side.appendTo(planA, addedTo('a', 'a-later')));
    await side.feed.waitFor(await side.appendTo(planB, addedTo('b', 'b-later')));
    expect(await guests()).toEqual([...whatStands, 'b-later']);
    expect(runner.status()).toMatchObject({ state: 'leading', error: null });
    const one = {
      stream: planA,
      failedIn: planA,
      revision: 4,
      type: 'EventPlanEdited',
      position: '00000000000000000008',
      since: now,
      reason,
    };
    expect(await setAside()).toEqual([one]);
    expect(received).toEqual([one]);
    expect(errors).toEqual([]);
  });

  it('is found among many concurrent ones of several plans', async () => {
    const plans = Array.from({ length: 40 }, (_, index) => `p${index}`);
    for (const id of plans) await side.appendTo(eventPlanStream(id), ...wholePlan(id));
    for (const id of ['p3', 'p4', 'p31']) await side.appendTo(eventPlanStream(id), poison(id));
    for (const id of plans) await side.appendTo(eventPlanStream(id), addedTo(id, `${id}-last`));
    const position = await side.append({
      type: 'UsersExported',
      data: { memberId: 'm', count: 1 },
    });
    const batches: number[] = [];
    side.startRunner({
      feed: side.feed,
      beforeCommit: async ({ events }) => void batches.push(events.length),
    });
    await side.feed.waitFor(position);
    expect((await setAside()).map(({ stream }) => stream)).toEqual([
      eventPlanStream('p3'),
      eventPlanStream('p4'),
      eventPlanStream('p31'),
    ]);
    const last = (await guests()).filter((id) => id.endsWith('-last'));
    expect(last).toHaveLength(plans.length - 3);
    expect(batches).toEqual([plans.length * 4 + 4]);
    const { differences } = await check();
    expect(differences).toEqual([]);
  });

  it('is reported to every process before its position is reached, and open screens query again', async () => {
    const other = await side.startFeed();
    const entries = entriesOf(other, feedTopics.setAside);
    const screens = entriesOf(other, feedTopics.eventPlan('a'));
    side.startRunner();
    await other.waitFor(await poisonA());
    expect(entries.map(({ patch }) => patch)).toEqual([
      { streams: [{ stream: planA, position: '00000000000000000008', since: now }] },
    ]);
    expect(screens.at(-1)?.patch).toEqual({ resync: true });
  });

  it('stays set aside after a restart and when another runner takes over', async () => {
    const first = side.startRunner({ feed: side.feed });
    await side.feed.waitFor(await poisonA());
    const second = side.startRunner({ feed: side.feed });
    await first.stop();
    await side.feed.waitFor(await side.appendTo(planA, addedTo('a', 'a-later'), poison('a')));
    await side.feed.waitFor(await side.appendTo(planB, addedTo('b', 'b-later')));
    expect(second.status()).toMatchObject({ state: 'leading', error: null });
    expect(await guests()).toEqual([...whatStands, 'b-later']);
    expect(await setAside()).toHaveLength(1);
  });

  it('loses nothing if the process is killed meanwhile', async () => {
    let kills = 2;
    side.startRunner({
      feed: side.feed,
      beforeCommit: async () => {
        if (kills-- > 0) await side.terminate('planner-runner');
      },
    });
    await side.feed.waitFor(await poisonA());
    expect(await guests()).toEqual(whatStands);
    expect(await setAside()).toHaveLength(1);
  });

  it('also sets aside the plan of its arrangement', async () => {
    side.startRunner({ feed: side.feed });
    const renamed = { name: 'Other', description: null };
    await side.appendTo(planA, ...wholePlan('a'));
    await side.appendTo(arrangementStream('never-saved'), {
      type: 'ArrangementRenamed',
      data: { arrangementId: 'never-saved', eventId: 'a', before: renamed, after: renamed },
    });
    await side.feed.waitFor(await side.appendTo(planA, addedTo('a', 'a-after')));
    expect(await guests()).toEqual(['a-guest']);
    expect(await setAside()).toMatchObject([
      { stream: planA, failedIn: 'arrangement-never-saved', revision: 0 },
    ]);
  });

  it('affects only one member, even in the shared stream of access', async () => {
    side.startRunner({ feed: side.feed });
    const register = (memberId: string) =>
      side.appendTo(memberStream(memberId), {
        type: 'MemberRegistered',
        data: {
          memberId,
          via: 'signIn',
          membershipLevel: 'basic',
          person: {
            email: `${memberId}@example.com`,
            firstName: null,
            lastName: null,
            profileImageUrl: null,
          },
        },
      });
    const promote = (memberId: string) =>
      side.appendTo(memberAccessStream, {
        type: 'MemberRoleChanged',
        data: { memberId, before: 'user', after: 'moderator' },
      });
    await register('mira');
    await promote('nobody');
    await side.feed.waitFor(await promote('mira'));
    expect(await setAside()).toMatchObject([
      { stream: `${memberAccessStream}/nobody`, failedIn: memberAccessStream },
    ]);
    const { rows } = await side.pool.query('SELECT id, role FROM users');
    expect(rows).toEqual([{ id: 'mira', role: 'moderator' }]);
  });

  it('is treated the same if it cannot be read at all', async () => {
    const decode: Codec['decode'] = (stored) => {
      if (stored.revision === 4n && stored.stream === planA) throw new Error('quotes Mira');
      return codec.decode(stored);
    };
    await side.end();
    side = await startReadSide(() => createInMemoryEventLog({ ...codec, decode }));
    side.startRunner({ feed: side.feed });
    await side.feed.waitFor(await poisonA());
    expect(await guests()).toEqual(whatStands);
    expect(await setAside()).toMatchObject([
      { reason: 'EventPlanEdited at 00000000000000000008 cannot be read: Error' },
    ]);
  });

  it('of newer code gives up the lead once, and is then set aside', async () => {
    const errors: unknown[] = [];
    await side.appendTo(planA, ...wholePlan('a'));
    const unknown = { type: 'TableSung', data: { eventId: 'a' } } as never;
    await side.appendTo(planA, unknown);
    const position = await side.appendTo(planB, ...wholePlan('b'));
    let leadAgain = () => {};
    const mayLeadAgain = new Promise<void>((resolve) => {
      leadAgain = resolve;
    });
    const runner = side.startRunner({
      feed: side.feed,
      onError: (error) => errors.push(error),
      beforeCommit: () => mayLeadAgain,
    });
    await expect.poll(() => runner.status().state).toBe('failed');
    expect(await guests()).toEqual([]);
    leadAgain();
    await side.feed.waitFor(position);
    expect(errors).toHaveLength(1);
    expect(await guests()).toEqual(['a-guest', 'b-guest']);
    expect(await setAside()).toMatchObject([{ stream: planA, type: 'TableSung' }]);
  });

  it('does not keep the key of an erased person in a set-aside plan from being destroyed', async () => {
    side.startRunner({ feed: side.feed });
    await poisonA();
    const erased = { eventId: 'a', attendeeId: 'a-guest', was: null, isCheckedIn: false };
    const entries = entriesOf(side.feed, feedTopics.erasures);
    await side.feed.waitFor(await side.appendTo(planA, { type: 'AttendeeErased', data: erased }));
    const { rows } = await side.pool.query(
      'SELECT person_id FROM app.person_keys WHERE destroyed_at IS NOT NULL',
    );
    expect(rows).toEqual([{ person_id: 'a-guest' }]);
    expect(entries.map(({ patch }) => patch)).toEqual([
      { erased: [{ personId: 'a-guest', stream: planA }] },
    ]);
  });
});

it('stops if the failure is not that of a single event, and others are told the cause', async () => {
  const runner = side.startRunner({ feed: side.feed });
  await side.feed.waitFor(await side.appendTo(planA, ...wholePlan('a')));
  await side.pool.query('ALTER TABLE attendees RENAME TO attendees_gone');
  await side.appendTo(planA, addedTo('a', 'a-later'));
  await expect.poll(() => runner.status().state).toBe('failed');
  expect(await setAside()).toEqual([]);
  await side.stopRunners();
  await side.pool.query('ALTER TABLE attendees_gone RENAME TO attendees');
  const verification = await check();
  expect(verification.behind).toEqual({ events: 1, stopped: 'PostgreSQL error 42P01' });
  const lines = verificationLines(verification);
  expect(lines).toContain(
    'behind the event log by 1 domain events; the projections stopped: PostgreSQL error 42P01',
  );
  expect(lines.at(-1)).toBe('no row differs, but not all of the event log is shown');
  expect(exitCodeOf(true, verification)).toBe(3);
});

it('reports neither "equal" nor "whole", and no link, while anything is set aside', async () => {
  side.startRunner({ feed: side.feed });
  await side.feed.waitFor(await poisonA());
  const verification = await check();
  expect(verification.differences).toEqual([]);
  const lines = verificationLines(verification);
  expect(lines).toContain(
    `set aside: ${planA} since ${now}, at revision 4 (EventPlanEdited): ${reason}`,
  );
  expect(lines).not.toContain('equal');
  expect(exitCodeOf(true, verification)).toBe(3);
  const chains = await checkChains();
  expect(chains.verdicts.every(isWhole)).toBe(true);
  const said = verdictLines(chains);
  expect(said.at(-1)).toBe('whole as far as it goes, which is not the whole log');
  expect(said.join('\n')).not.toContain('note elsewhere');
  expect(said.join('\n')).toContain(`set aside: ${planA}`);
});

describe('resuming', () => {
  const broken = failingAt('a-before');
  it('adds what was left out in its place, so that history and chains are as without the failure', async () => {
    side.startRunner({ feed: side.feed, projectors: broken });
    await side.appendTo(planA, ...wholePlan('a'));
    await side.feed.waitFor(await side.appendTo(planB, ...wholePlan('b')));
    const before = await checkChains();
    const noted = before.verdicts.map(({ table, tip }) => ({ table, ...tip }));
    expect(verdictLines(before).join('\n')).toContain(anchorText(noted[1] as (typeof noted)[1]));

    await side.appendTo(planA, addedTo('a', 'a-before'));
    await side.feed.waitFor(await side.appendTo(planB, addedTo('b', 'b-after')));
    expect(await setAside()).toMatchObject([
      { reason: expect.stringMatching(/^attendees cannot apply AttendeeAdded at \d+: TypeError$/) },
    ]);
    await side.stopRunners();

    const mended = side.startRunner({ feed: side.feed });
    await anew({ resume: planA });
    expect(await setAside()).toEqual([]);
    await side.feed.waitFor(await side.appendTo(planA, addedTo('a', 'a-after')));
    expect(await guests()).toEqual(['a-after', 'a-before', 'a-guest', 'b-after', 'b-guest']);
    expect(mended.status()).toMatchObject({ state: 'leading', error: null });
    const { rows } = await side.pool.query(
      'SELECT event_id AS plan, sequence FROM seating_history ORDER BY position',
    );
    expect(rows.map(({ sequence }) => sequence)).toEqual(rows.map((_, index) => index + 1));
    expect(verificationLines(await check()).at(-1)).toBe('equal');
    expect(
      verdictLines(await checkChains(noted.filter(({ sequence }) => sequence > 0))).at(-1),
    ).toBe('whole');
  });

  it('notifies a running runner', async () => {
    side.startRunner({ feed: side.feed, projectors: broken });
    await side.feed.waitFor(
      await side.appendTo(planA, ...wholePlan('a'), addedTo('a', 'a-before')),
    );
    await side.feed.waitFor(await side.appendTo(planB, ...wholePlan('b')));
    await anew({ resume: planA });
    await side.feed.waitFor(await side.appendTo(planA, addedTo('a', 'a-after')));
    expect(await guests()).toEqual(['a-after', 'a-before', 'a-guest', 'b-guest']);
  });

  it('sets the plan aside again if nothing was repaired, and leaves others as they were', async () => {
    side.startRunner({ feed: side.feed, projectors: broken });
    await side.appendTo(planA, ...wholePlan('a'), addedTo('a', 'a-before'));
    await side.feed.waitFor(await side.appendTo(planB, ...wholePlan('b'), poison('b')));
    const was = await setAside();
    const { newlySetAside } = await anew({ projectors: broken, resume: planA });
    expect(newlySetAside).toEqual([]);
    expect(await setAside()).toEqual(was);
    await anew({ resume: planA });
    expect((await setAside()).map(({ stream }) => stream)).toEqual([planB]);
    expect(await guests()).toEqual(['a-before', 'a-guest', 'b-guest']);
  });
});

describe('a rebuild', () => {
  it('sets aside what fails, and retries what was set aside', async () => {
    side.startRunner({ feed: side.feed, projectors: failingAt('a-before') });
    await side.feed.waitFor(await poisonA());
    expect(await setAside()).toMatchObject([{ revision: 3 }]);
    const { setAside: left } = await anew();
    expect(left).toMatchObject([{ stream: planA, revision: 4, reason }]);
    expect(await guests()).toEqual(whatStands);
    expect((await check()).differences).toEqual([]);
  });

  it('of one projector leaves its set-aside plans at the moment that the others show', async () => {
    side.startRunner({ feed: side.feed });
    await side.feed.waitFor(await poisonA());
    const only = projectors.filter(({ name }) => name === 'attendees');
    await anew({ only });
    expect(await guests()).toEqual(whatStands);
    expect((await check()).differences).toEqual([]);
    expect(await setAside()).toHaveLength(1);
  });

  it('of one projector becomes one of all if a new event fails', async () => {
    side.startRunner({ feed: side.feed });
    await side.feed.waitFor(
      await side.appendTo(planA, ...wholePlan('a'), addedTo('a', 'a-before'), {
        type: 'SeatAssigned',
        data: { eventId: 'a', seatId: 'a-t-1', attendeeId: 'a-guest', from: { in: 'pool' } },
      }),
    );
    const broken = failingAt('a-before');
    const only = broken.filter(({ name }) => name === 'attendees');
    await anew({ projectors: broken, only });
    expect(await setAside()).toMatchObject([{ stream: planA, revision: 3 }]);
    const { rows } = await side.pool.query('SELECT id FROM seats WHERE attendee_id IS NOT NULL');
    expect(rows).toEqual([]);
    expect(await guests()).toEqual(['a-guest']);
  });

  it('sets aside while a runner continues', async () => {
    side.startRunner({ feed: side.feed });
    await side.feed.waitFor(await poisonA());
    let isOver = false;
    const rebuilds = (async () => {
      for (let round = 0; round < 3; round += 1) await anew();
      isOver = true;
    })();
    let count = 0;
    while (!isOver) {
      count += 1;
      await side.appendTo(planA, addedTo('a', `a-${count}`));
      await side.feed.waitFor(await side.appendTo(planB, addedTo('b', `b-${count}`)));
    }
    await rebuilds;
    expect(await guests()).toHaveLength(whatStands.length + count);
    expect((await check()).differences).toEqual([]);
    expect(await setAside()).toHaveLength(1);
  });
});
