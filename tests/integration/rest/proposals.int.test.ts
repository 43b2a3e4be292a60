import { afterEach, describe, expect, it, vi } from 'vitest';
import { engineOf } from '../../../api/seatingProposals/running.ts';
import type { AttendeeRow } from '../../../schema/entities/attendee.ts';
import type { HistoryRow } from '../../../schema/entities/history.ts';
import type { SeatRow } from '../../../schema/entities/seat.ts';
import type { ProposalAnswer } from '../../../schema/entities/seatingProposal.ts';
import { seatingProposalStream } from '../../../schema/ids.ts';
import { createPool } from '../../../schema/ports/postgres.ts';
import { Refusal } from '../../../schema/refusal.ts';
import { type Caller, startTestPlanner } from '../../harness/planner.ts';
import { plannerOfFile } from '../../harness/plannerOfFile.ts';
import { liveSocket } from '../../harness/socketClient.ts';
import { anEvent, aTable, type Problem, people, seat, seatsOf } from './prepared.ts';

/** Runs of 30 s last until they are stopped; no other run depends on the machine's speed. */
const iterationsFor = (seconds: number) => (seconds === 30 ? 1e12 : seconds * 20_000);

const planner = plannerOfFile({ iterationsFor });
const organiser = planner.somebody('organiser@example.com');
const reader = planner.somebody('reader@example.com');
const admin = planner.somebody('admin@example.com');

type Taken = Problem & { stepId: string; moved: number; left: string[]; obstacles: object[] };

const at = (eventId: string, path = '') => `/api/events/${eventId}/proposals${path}`;

const begun: { eventId: string; id: string }[] = [];
const propose = async (eventId: string, fields: object = {}, by = organiser) => {
  const body = { seconds: 1, ...fields };
  const answer = await by.call<ProposalAnswer & Problem>('POST', at(eventId), body);
  if (answer.status === 201) begun.push({ eventId, id: answer.body.id });
  return answer;
};
// A failed test leaves no run behind for which the next one would wait.
afterEach(async () => {
  for (const { eventId, id } of begun.splice(0)) await cancel(eventId, id);
});
const read = async (eventId: string, id: string, by = organiser) =>
  (await by.call<ProposalAnswer>('GET', at(eventId, `/${id}`))).body;
const take = (eventId: string, id: string, fields: object = {}) =>
  organiser.call<Taken>('POST', at(eventId, `/${id}/take`), fields);
const cancel = (eventId: string, id: string, fields: object = {}) =>
  organiser.call<ProposalAnswer>('DELETE', at(eventId, `/${id}`), fields);

/** Polls until the proposal has this state. */
const until = async (eventId: string, id: string, state: string): Promise<ProposalAnswer> => {
  await expect.poll(async () => (await read(eventId, id)).state).toBe(state);
  return read(eventId, id);
};
const worked = async (eventId: string, fields: object = {}): Promise<ProposalAnswer> => {
  const { status, body } = await propose(eventId, fields);
  expect(status, JSON.stringify(body)).toBe(201);
  return until(eventId, body.id, 'done');
};

/** Two tables of four and six people, of whom the first sits on the first seat. */
const dinner = async () => {
  const { id: eventId } = await anEvent(organiser, { isPublic: true });
  const garden = await aTable(organiser, eventId, 4);
  await aTable(organiser, eventId, 4);
  const names = ['Ada', 'Ben', 'Cai', 'Dee', 'Eve', 'Fay'];
  const everybody = await people(organiser, eventId, ...names);
  await seat(organiser, eventId, garden.seats[0]?.id ?? '', everybody[0]?.id ?? '');
  return { eventId, everybody, garden };
};

const seatingOf = async (eventId: string) => {
  const { body } = await organiser.call<SeatRow[]>('GET', `/api/seats/all?event=${eventId}`);
  return Object.fromEntries(body.map(({ id, attendeeId }) => [id, attendeeId]));
};
const asProposed = ({ moves }: ProposalAnswer, before: Record<string, string | null>) => {
  const after = { ...before };
  for (const { fromSeatId } of moves) if (fromSeatId) after[fromSeatId] = null;
  for (const { toSeatId, attendeeId } of moves) if (toSeatId) after[toSeatId] = attendeeId;
  return after;
};

describe('a proposal', () => {
  it('is computed without changing the plan, and taken, undone and redone as one step', async () => {
    const { eventId, everybody } = await dinner();
    const before = await seatingOf(eventId);
    const proposal = await worked(eventId);
    expect(proposal).toMatchObject({
      state: 'done',
      seed: 1,
      planned: 20_000,
      options: { scope: 'pool', seconds: 1, moveBudget: null },
      before: { hard: 0, waiting: 5 },
      after: { hard: 0, waiting: 0 },
      obstacles: [],
      verification: null,
    });
    expect(proposal.done).toBeGreaterThanOrEqual(20_000);
    expect(proposal.moves.map(({ attendeeId }) => attendeeId)).toEqual(
      everybody.slice(1).map(({ id }) => id),
    );
    expect(await seatingOf(eventId)).toEqual(before);

    const { status, body } = await take(eventId, proposal.id);
    expect([status, body.moved, body.left]).toEqual([200, 5, []]);
    const after = asProposed(proposal, before);
    expect(await seatingOf(eventId)).toEqual(after);
    expect((await read(eventId, proposal.id)).state).toBe('taken');
    const { body: history } = await organiser.call<HistoryRow[]>(
      'GET',
      `/api/events/${eventId}/history`,
    );
    expect(history[0]).toMatchObject({ action: 'seating_proposal_taken', stepId: body.stepId });

    await organiser.call('POST', `/api/events/${eventId}/undo`);
    expect(await seatingOf(eventId)).toEqual(before);
    await organiser.call('POST', `/api/events/${eventId}/redo`);
    expect(await seatingOf(eventId)).toEqual(after);
  });

  it('is the same for the same plan, options and seed', async () => {
    const { eventId } = await dinner();
    const [one, other] = [await worked(eventId), await worked(eventId)];
    expect(other.moves).toEqual(one.moves);
    expect(other.id).not.toBe(one.id);
  });

  it('moves people of the named tables and the pool, and no others', async () => {
    const { eventId, garden, everybody } = await dinner();
    const proposal = await worked(eventId, { scope: 'tables', tableIds: [garden.table.id] });
    const seats = new Set(garden.seats.map(({ id }) => id));
    const taken = proposal.moves.flatMap(({ toSeatId }) => toSeatId ?? []);
    expect(taken.filter((id) => !seats.has(id))).toEqual([]);
    expect(proposal.after?.waiting).toBe(everybody.length - garden.seats.length);
  });

  it('is refused for unknown tables', async () => {
    const { eventId } = await dinner();
    expect((await propose(eventId, { scope: 'tables' })).body.code).toBe('BAD_INPUT');
    const tableIds = ['AAAAAAAAAAAAAAAAAAAAAA'];
    expect((await propose(eventId, { scope: 'tables', tableIds })).body.code).toBe(
      'TABLE_NOT_FOUND',
    );
    expect((await propose(eventId, { seconds: 2 })).body.code).toBe('BAD_INPUT');
  });

  it('is listed, discarded, and then not taken', async () => {
    const { eventId } = await dinner();
    const { id } = await worked(eventId);
    const { body } = await organiser.call<{ state: string }[]>(
      'POST',
      at(eventId, `/${id}/discard`),
    );
    expect(body).toMatchObject({ state: 'discarded' });
    expect((await take(eventId, id)).body.code).toBe('CONFLICT');
    expect((await organiser.call('GET', at(eventId))).body).toMatchObject([
      { id, state: 'discarded' },
    ]);
  });

  /** Takes a proposal whose process does not get to noting that. */
  const takeUnnoted = async (taking: () => ReturnType<typeof take>) => {
    const { commands } = planner.application;
    const { handle } = commands;
    const refused = new Refusal('CONFLICT', 'Others changed this at the same moment.');
    const losesTheRace = ((decider, stream, command: { type?: string }, origin) =>
      command.type === 'AcceptSeatingProposal'
        ? Promise.reject(refused)
        : handle(decider, stream, command as never, origin)) as typeof handle;
    const spied = vi.spyOn(commands, 'handle').mockImplementation(losesTheRace);
    const { status, body } = await taking();
    spied.mockRestore();
    expect([status, body.code]).toEqual([503, 'NOT_READY']);
  };

  it('counts as taken if its step was recorded and somebody discards it before that is noted', async () => {
    const { eventId } = await dinner();
    const { id } = await worked(eventId);
    const key = { headers: { 'idempotency-key': 'taken-once' } };
    const taking = () => organiser.call<Taken>('POST', at(eventId, `/${id}/take`), {}, key);
    await takeUnnoted(taking);
    await organiser.call('POST', at(eventId, `/${id}/discard`));
    const again = await taking();
    expect(again.status).toBe(200);
    expect(again.body.moved).toBeGreaterThan(0);
    expect((await read(eventId, id)).state).toBe('taken');
  });

  it('counts as taken after the next start, if its process died before that was noted', async () => {
    const { eventId, eve } = await parted();
    const { id, rungs } = await worked(eventId, { scope: 'all', ladder: [0, 1] });
    const key = { headers: { 'idempotency-key': 'taken-and-died' } };
    // Without the one seated person who moves, the moves are those of the budget below.
    const without = (rungs[1]?.moves ?? []).flatMap(({ attendeeId }) =>
      attendeeId === eve ? [] : [attendeeId],
    );
    const fields = { moveBudget: 1, without };
    const taking = () => organiser.call<Taken>('POST', at(eventId, `/${id}/take`), fields, key);
    await takeUnnoted(taking);
    expect((await read(eventId, id)).state).toBe('done');
    const next = await startTestPlanner({ databaseUrl: planner.databaseUrl });
    await until(eventId, id, 'taken');
    await next.stop();
    expect((await read(eventId, id)).takenBudget).toBe(1);
    // The repeat of the client that got no answer notes it no second time.
    const again = await taking();
    expect([again.status, again.body.moved, again.body.left]).toEqual([200, 1, without]);
    const notes: object[] = [];
    for await (const { type, data } of planner.application.readStream(seatingProposalStream(id)))
      if (type === 'SeatingProposalAccepted') notes.push(data);
    expect(notes).toEqual([{ eventId, proposalId: id, moved: 1, without, budget: 1 }]);
  });

  it('counts as taken if its process died before that was noted and another one lives on', async () => {
    const { eventId } = await dinner();
    const { id } = await worked(eventId);
    const everySoOften = vi.spyOn(globalThis, 'setInterval');
    const other = await startTestPlanner({ databaseUrl: planner.databaseUrl });
    const regularWork = everySoOften.mock.calls.flatMap(([work, ms]) =>
      ms === 60_000 ? work : [],
    );
    everySoOften.mockRestore();
    await takeUnnoted(() => take(eventId, id));
    for (const work of regularWork) work();
    await until(eventId, id, 'taken');
    await other.stop();
  });

  it('is hidden from readers of the event, and found under its own event only', async () => {
    const { eventId } = await dinner();
    const { id } = await worked(eventId);
    const { eventId: other } = await dinner();
    const codes = await Promise.all([
      reader.call<Problem>('GET', at(eventId, `/${id}`)),
      reader.call<Problem>('GET', at(eventId)),
      reader.call<Problem>('POST', at(eventId), { seconds: 1 }),
      reader.call<Problem>('POST', at(eventId, `/${id}/take`)),
      organiser.call<Problem>('GET', at(other, `/${id}`)),
      organiser.call<Problem>('POST', at(other, `/${id}/take`)),
    ]);
    expect(codes.map(({ body }) => body.code)).toEqual([
      'PROPOSAL_NOT_FOUND',
      'FORBIDDEN',
      'FORBIDDEN',
      'PROPOSAL_NOT_FOUND',
      'PROPOSAL_NOT_FOUND',
      'PROPOSAL_NOT_FOUND',
    ]);
  });

  it('is deleted with its event', async () => {
    const { eventId } = await dinner();
    const { id } = await worked(eventId);
    await organiser.call('DELETE', `/api/events/${eventId}`);
    const { body } = await organiser.call<Problem>('GET', at(eventId, `/${id}`));
    expect(body.code).toBe('PROPOSAL_NOT_FOUND');
  });
});

/**
 * Two tables, two pairs at different tables, and one person in the pool. Each pair is worth one move, but
 * not two.
 */
const parted = async () => {
  const { id: eventId } = await anEvent(organiser, { isPublic: true });
  const garden = await aTable(organiser, eventId, 4);
  const hall = await aTable(organiser, eventId, 4);
  const everybody = await people(organiser, eventId, 'Ada', 'Ben', 'Cai', 'Dee', 'Eve');
  const ids = everybody.map(({ id }) => id);
  const seats = [...garden.seats.slice(0, 2), ...hall.seats.slice(0, 2)];
  for (const [index, { id }] of seats.entries())
    await seat(organiser, eventId, id, ids[index] as string);
  for (const pair of [
    [ids[0], ids[2]],
    [ids[1], ids[3]],
  ])
    await organiser.call('POST', `/api/events/${eventId}/rules`, {
      rule: { kind: 'KeepTogether', weight: 60, who: { people: pair } },
    });
  return { eventId, ids, eve: ids[4] as string };
};

/** How many of the moved people have a seat. */
const seatedIn = (moves: ProposalAnswer['moves']) =>
  moves.filter(({ fromSeatId }) => fromSeatId !== null).length;

describe('a ladder of budgets', () => {
  const climbed = (eventId: string, fields: object = {}) =>
    worked(eventId, { scope: 'all', ladder: [1, 0, 5, 40], ...fields });
  it('computes in one run what each budget is worth, the larger never worse', async () => {
    const { eventId, eve } = await parted();
    const { options, rungs, moves, after, takenBudget } = await climbed(eventId);
    // Four people are seated: a larger budget allows all of them.
    expect([options.ladder, takenBudget]).toEqual([[0, 1], null]);
    const [none, one] = rungs;
    expect([none?.moveBudget, one?.moveBudget]).toEqual([0, 1]);
    expect(none?.moves).toMatchObject([{ attendeeId: eve, fromSeatId: null }]);
    expect([none, one].map((rung) => seatedIn(rung?.moves ?? []))).toEqual([0, 1]);
    expect(seatedIn(moves)).toBe(2);
    expect([none, one].map((rung) => rung?.after.points)).toEqual([0, 35]);
    expect(after?.points).toBe(70);
    expect([none, one].map((rung) => rung?.after.waiting)).toEqual([0, 0]);
  });

  it('is taken with one of its budgets, which is shown from then on', async () => {
    const { eventId, eve } = await parted();
    const before = await seatingOf(eventId);
    const proposal = await climbed(eventId);
    expect((await take(eventId, proposal.id, { moveBudget: 3 })).body.code).toBe(
      'PROPOSAL_NOT_FOUND',
    );
    const { status, body } = await take(eventId, proposal.id, { moveBudget: 1 });
    expect([status, body.moved, body.left]).toEqual([200, 2, []]);
    const [, one] = proposal.rungs;
    expect(await seatingOf(eventId)).toEqual(
      asProposed({ ...proposal, moves: one?.moves ?? [] }, before),
    );
    expect(await read(eventId, proposal.id)).toMatchObject({ state: 'taken', takenBudget: 1 });
    expect(Object.values(await seatingOf(eventId))).toContain(eve);
  });

  it('tells for each budget who is in its way now', async () => {
    const { eventId, eve } = await parted();
    const { id, rungs } = await climbed(eventId);
    const free = Object.entries(await seatingOf(eventId)).find(
      ([seatId, sits]) => !sits && rungs[0]?.moves.every(({ toSeatId }) => toSeatId !== seatId),
    );
    await seat(organiser, eventId, free?.[0] ?? '', eve);
    const obstacles = (await read(eventId, id)).rungs.map((rung) => rung.obstacles);
    for (const some of obstacles)
      expect(some).toContainEqual({ attendeeId: eve, name: 'Eve', reason: 'moved', other: null });
  });

  it('explains why somebody would sit there with a smaller budget', async () => {
    const { eventId, ids } = await parted();
    const { id } = await climbed(eventId);
    const pointsWith = async (query: string) => {
      const path = (one: string) => `/api/attendees/${one}/explanation?proposal=${id}${query}`;
      const answers = await Promise.all(
        ids.map(async (one) => (await organiser.call<{ points: number }>('GET', path(one))).body),
      );
      return answers.reduce((sum, { points }) => sum + points, 0);
    };
    expect(await pointsWith('&moveBudget=0')).toBe(0);
    expect(await pointsWith('&moveBudget=1')).toBe(60);
    expect(await pointsWith('')).toBe(120);
  });

  it('is continued from one of its budgets', async () => {
    const { eventId } = await parted();
    const { id, rungs } = await climbed(eventId);
    const options = { scope: 'all', moveBudget: 1, from: id, fromBudget: 1, ladder: [0] };
    const again = await worked(eventId, options);
    expect([again.moves, again.rungs]).toEqual([rungs[1]?.moves, []]);
    // The budget counts from people's present seats, not from those of the proposal.
    const fewer = await worked(eventId, { ...options, moveBudget: 0 });
    expect(fewer.moves).toEqual(rungs[0]?.moves);
    expect((await propose(eventId, { ...options, fromBudget: 7 })).body.code).toBe(
      'PROPOSAL_NOT_FOUND',
    );
  });
});

describe('an outdated proposal', () => {
  it('names what has changed, and is taken as far as it fits, or computed again from there', async () => {
    const { eventId, everybody, garden } = await dinner();
    const proposal = await worked(eventId);
    const [, ben, cai, dee] = everybody as [AttendeeRow, AttendeeRow, AttendeeRow, AttendeeRow];
    const seats = await seatsOf(organiser, eventId, garden.table.id);
    const benTo = proposal.moves.find(({ attendeeId }) => attendeeId === ben.id)?.toSeatId;
    const free = [...seats].find(({ id, attendeeId }) => id !== benTo && !attendeeId) as SeatRow;
    await seat(organiser, eventId, free.id, ben.id);
    await organiser.call('DELETE', `/api/attendees/${cai.id}`);
    await organiser.call('PATCH', `/api/attendees/${dee.id}/holding`, {
      event: eventId,
      hold: true,
    });

    const { status, body } = await take(eventId, proposal.id);
    expect([status, body.code]).toEqual([409, 'PROPOSAL_OUTDATED']);
    expect(body.obstacles).toEqual(
      expect.arrayContaining([
        { attendeeId: ben.id, name: 'Ben', reason: 'moved', other: null },
        { attendeeId: cai.id, name: 'Cai', reason: 'gone', other: null },
        { attendeeId: dee.id, name: 'Dee', reason: 'held', other: null },
      ]),
    );
    expect((await read(eventId, proposal.id)).obstacles.length).toBe(body.obstacles.length);

    const again = await worked(eventId, { from: proposal.id });
    expect(again.moves.map(({ attendeeId }) => attendeeId)).not.toContain(ben.id);
    expect(again.after?.waiting).toBe(0);
    const fits = await take(eventId, proposal.id, { whatStillFits: true });
    expect(fits.status).toBe(200);
    expect(fits.body.left).toEqual(expect.arrayContaining([ben.id, cai.id, dee.id]));
  });

  it('is taken without somebody, who stays', async () => {
    const { eventId, everybody } = await dinner();
    const proposal = await worked(eventId);
    const ben = (everybody[1] as AttendeeRow).id;
    const { body } = await take(eventId, proposal.id, { without: [ben] });
    expect([body.moved, body.left]).toEqual([4, [ben]]);
    expect(Object.values(await seatingOf(eventId))).not.toContain(ben);
  });
});

describe('a run', () => {
  it('reports its progress until it is cancelled, and leaves the plan as it was', async () => {
    const { eventId } = await dinner();
    const before = await seatingOf(eventId);
    const { body } = await propose(eventId, { seconds: 30 });
    const running = await until(eventId, body.id, 'running');
    expect(running.progress).toMatchObject({ hard: 0, waiting: 0 });
    expect((await cancel(eventId, body.id)).body.state).toBe('cancelled');
    expect(await seatingOf(eventId)).toEqual(before);
    expect((await take(eventId, body.id)).body.code).toBe('PROPOSAL_NOT_FOUND');
  });

  it('proposes the best so far on request when it is cancelled', async () => {
    const { eventId } = await dinner();
    const { body } = await propose(eventId, { seconds: 30 });
    await until(eventId, body.id, 'running');
    const { body: kept } = await cancel(eventId, body.id, { keepBest: true });
    expect(kept).toMatchObject({ state: 'done', after: { waiting: 0 } });
    expect(kept.done).toBeLessThan(kept.planned ?? 0);
  });

  it('is the only one of its event, and one of two of its member', async () => {
    const [one, two, three] = [await dinner(), await dinner(), await dinner()];
    const first = (await propose(one.eventId, { seconds: 30 })).body;
    const again = await propose(one.eventId, {}, admin);
    expect([again.status, again.body.code]).toEqual([409, 'PROPOSAL_RUNNING']);
    expect(again.body.message).toBe('A proposal is being worked out for this event already');
    expect(again.body.id).toBe(first.id);
    const second = (await propose(two.eventId, { seconds: 30 })).body;
    expect((await propose(three.eventId)).body.code).toBe('PROPOSAL_RUNNING');
    const ofAnother = await propose(three.eventId, { seconds: 30 }, admin);
    expect(ofAnother.status).toBe(201);
    await cancel(one.eventId, first.id);
    await cancel(two.eventId, second.id);
    expect((await cancel(three.eventId, ofAnother.body.id)).body.state).toBe('cancelled');
  });

  it('fails with a message if its thread dies, and the next one runs', async () => {
    const { eventId } = await dinner();
    const before = await seatingOf(eventId);
    const { body } = await propose(eventId, { seconds: 30 });
    await until(eventId, body.id, 'running');
    for (const thread of engineOf(planner.application).workers.threads()) await thread.terminate();
    const failed = await until(eventId, body.id, 'failed');
    expect(failed.problem).toBe('The engine stopped unexpectedly. The plan is as it was.');
    expect(await seatingOf(eventId)).toEqual(before);
    expect((await worked(eventId)).after?.waiting).toBe(0);
  });

  it('is refused if too many wait', async () => {
    const { eventId } = await dinner();
    const { workers } = engineOf(planner.application);
    const task = { input: emptyInput, scope: 'all', seed: 1, planned: 1e12 } as const;
    const stops: AbortController[] = [];
    const waiting: Promise<unknown>[] = [];
    while (workers.hasRoom()) {
      const stop = new AbortController();
      stops.push(stop);
      waiting.push(workers.run('run', task, { signal: stop.signal }).catch(() => undefined));
    }
    const { status, headers, body } = await propose(eventId);
    expect([status, body.code, headers.get('retry-after')]).toEqual([503, 'ENGINE_BUSY', '5']);
    for (const stop of stops) stop.abort();
    await Promise.all(waiting);
    expect((await worked(eventId)).state).toBe('done');
  });

  it('is followed live until it ends, by editors of the event', async () => {
    const { eventId } = await dinner();
    const { body } = await propose(eventId, { seconds: 30 });
    const document = `subscription ($jobId: ID!) {
      seatingProposalProgressed(jobId: $jobId) { id state share hard waiting points problem }
    }`;
    const socketOf = async (caller: Caller) => {
      const client = await liveSocket(planner.url, caller.cookie());
      client.subscribe('one', document, { jobId: body.id });
      return client;
    };
    const refused = await socketOf(reader);
    expect(await refused.next()).toMatchObject({
      type: 'error',
      payload: [{ extensions: { code: 'PROPOSAL_NOT_FOUND' } }],
    });
    refused.close();
    const mine = await socketOf(organiser);
    const states: string[] = [];
    for (let message = await mine.next(); message.type === 'next'; message = await mine.next()) {
      const { data } = message.payload as { data: { seatingProposalProgressed: ProposalAnswer } };
      const { state } = data.seatingProposalProgressed;
      if (state === 'running' && !states.includes(state)) await cancel(eventId, body.id);
      states.push(state);
    }
    expect(states.at(-1)).toBe('cancelled');
    expect(states).toContain('running');
    mine.close();
  });
});

const emptyInput = { people: [], tables: [], places: [], rules: [], pairs: [] };

describe('the result of a run', () => {
  it('is sent at its end, not before', async () => {
    const { eventId } = await dinner();
    const { id } = await worked(eventId);
    const pool = createPool(planner.databaseUrl);
    const set = (what: string) =>
      pool.query(`UPDATE app.seating_jobs SET ${what} WHERE id = $1`, [id]);
    await set("state = 'running', ended_at = NULL, alive_until = now() + interval '1 hour'");
    expect(await read(eventId, id)).toMatchObject({ state: 'running', moves: [] });
    expect((await propose(eventId)).body.code).toBe('PROPOSAL_RUNNING');
    await set("state = 'done', ended_at = now()");
    expect((await read(eventId, id)).state).toBe('done');
    await pool.end();
    expect((await worked(eventId)).state).toBe('done');
  });

  it('is sent even if the run ends while it is being read', async () => {
    const { eventId } = await dinner();
    const { body } = await propose(eventId, { seconds: 30 });
    await until(eventId, body.id, 'running');
    const { jobs } = engineOf(planner.application);
    const stop = jobs.cancel.bind(jobs);
    const readJob = jobs.read.bind(jobs);
    const reading = vi.spyOn(jobs, 'read').mockImplementationOnce(async (id) => {
      await stop(id, 'keep');
      return readJob(id);
    });
    const proposal = await read(eventId, body.id);
    reading.mockRestore();
    expect(proposal).toMatchObject({ state: 'done', after: { waiting: 0 } });
    expect(proposal.moves).toHaveLength(5);
  });
});

describe('a verification', () => {
  const verified = async (eventId: string, id: string) => {
    await organiser.call('POST', at(eventId, `/${id}/verify`));
    await expect.poll(async () => (await read(eventId, id)).verification?.state).toBe('done');
    return (await read(eventId, id)).verification;
  };

  it('finds the same seats again, even after the proposal was taken', async () => {
    const { eventId, everybody } = await dinner();
    const { id } = await worked(eventId);
    await take(eventId, id);
    expect(await verified(eventId, id)).toEqual({
      state: 'done',
      share: 1,
      problem: null,
      outcome: 'same',
      seats: everybody.length,
      differing: 0,
    });
  });

  it('finds the same seats if the run was stopped early', async () => {
    const { eventId } = await dinner();
    const { body } = await propose(eventId, { seconds: 30 });
    await until(eventId, body.id, 'running');
    await cancel(eventId, body.id, { keepBest: true });
    expect(await verified(eventId, body.id)).toMatchObject({ outcome: 'same', differing: 0 });
  });

  it.each([1, 30])('finds all rungs of a ladder again, computed for %d s', async (seconds) => {
    const { eventId } = await parted();
    const { body } = await propose(eventId, { scope: 'all', ladder: [0, 1], seconds });
    if (seconds === 30) {
      await until(eventId, body.id, 'running');
      await cancel(eventId, body.id, { keepBest: true });
    }
    const { moves, rungs } = await until(eventId, body.id, 'done');
    expect(rungs.map((rung) => seatedIn(rung.moves)).concat(seatedIn(moves))).toEqual([0, 1, 2]);
    expect(await verified(eventId, body.id)).toMatchObject({ outcome: 'same', differing: 0 });
  });
});
