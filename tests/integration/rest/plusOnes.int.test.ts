import { expect, it } from 'vitest';
import { eventPlanDecider } from '../../../api/eventPlans/decider.ts';
import { activeOf } from '../../../api/eventPlans/state.ts';
import { guestNamesByIds } from '../../../api/plusOnes/guestNames.ts';
import { withShownNames } from '../../../api/plusOnes/shownNames.ts';
import type { AttendeeRow } from '../../../schema/entities/attendee.ts';
import type { MergePreview } from '../../../schema/entities/guestList.ts';
import { eventPlanStream } from '../../../schema/ids.ts';
import { limits } from '../../../schema/limits.ts';
import type { Caller } from '../../harness/planner.ts';
import { plannerOfFile } from '../../harness/plannerOfFile.ts';
import { anEvent, aTable, type Problem, people, seat, sitting, stepsOf } from './prepared.ts';

const planner = plannerOfFile();
const organiser = planner.somebody('organiser@example.com');
const reader = planner.somebody('reader@example.com');

/** Sara is seated, with an unnamed guest beside her; two seats are free. */
const dinner = async (details = {}) => {
  const { id: eventId } = await anEvent(organiser, details);
  const { seats } = await aTable(organiser, eventId, 4);
  const [sara = ''] = (await people(organiser, eventId, 'Sara Bielski')).map(({ id }) => id);
  const [first = '', second = ''] = seats.map(({ id }) => id);
  const { body } = await addPlusOnes(sara, 1);
  const [guest = ''] = body.map(({ id }) => id);
  await seat(organiser, eventId, first, sara);
  await seat(organiser, eventId, second, guest);
  return { eventId, first, second, sara, guest };
};

const addPlusOnes = (id: string, count: unknown, headers = {}) =>
  organiser.call<AttendeeRow[]>('POST', `/api/attendees/${id}/plus-ones`, { count }, { headers });

const guests = async (eventId: string, caller = organiser) =>
  (await caller.call<AttendeeRow[]>('GET', `/api/attendees?event=${eventId}`)).body;

const undo = (eventId: string) => organiser.call('POST', `/api/events/${eventId}/undo`, {});

it('adds unnamed guests in one step, which one undo reverses', async () => {
  const { eventId, sara } = await dinner();
  await organiser.call('PATCH', `/api/attendees/${sara}`, { party: 'Bielski' });
  const answer = await addPlusOnes(sara, 3, { 'idempotency-key': 'three more' });
  expect(answer.status).toBe(201);
  const known = { name: 'Guest', guestOf: sara, isNamed: false, party: 'Bielski', reply: 'none' };
  expect(answer.body).toMatchObject([known, known, known]);
  expect(answer.body.map(({ tags }) => tags)).toEqual(Array(3).fill([`event:${eventId}`]));
  expect((await addPlusOnes(sara, 3, { 'idempotency-key': 'three more' })).body).toEqual(
    answer.body,
  );
  expect(await guests(eventId)).toHaveLength(5);
  await undo(eventId);
  expect(await guests(eventId)).toHaveLength(2);
});

it('numbers unnamed guests the same way in lists and in pictures of the plan', async () => {
  const { id: eventId } = await anEvent(organiser);
  const [sara = ''] = (await people(organiser, eventId, 'Sara Bielski')).map(({ id }) => id);
  const added = (await addPlusOnes(sara, 6)).body.map(({ id }) => id);
  expect((await guests(eventId)).map(({ id }) => id)).toEqual([sara, ...added]);
  const expected = added.map((_, n) =>
    n === 0 ? 'Guest of Sara Bielski' : `Guest ${n + 1} of Sara Bielski`,
  );
  expect(await namesInPlan(eventId, added)).toEqual(expected);
  expect(await guestNamesByIds(planner.application, added)).toEqual(expected);
});

/** The names in pictures of the plan, and on paper. */
const namesInPlan = async (eventId: string, ids: string[]) => {
  const { commands } = planner.application;
  const { state } = await commands.load(eventPlanDecider, eventPlanStream(eventId));
  const { attendees } = withShownNames(activeOf(state));
  return ids.map((id) => attendees.get(id)?.person.name);
};

it('gives unnamed guests who come back their number and their place in lists again', async () => {
  const { id: eventId } = await anEvent(organiser);
  const [sara = ''] = (await people(organiser, eventId, 'Sara Bielski')).map(({ id }) => id);
  await aTable(organiser, eventId, 4);
  const added = (await addPlusOnes(sara, 2)).body.map(({ id }) => id);
  await organiser.call('DELETE', `/api/attendees/${added[0]}`);
  await undo(eventId);
  const [olle = ''] = (await people(organiser, eventId, 'Olle Ek')).map(({ id }) => id);
  const names = ['Guest of Sara Bielski', 'Guest 2 of Sara Bielski'];
  expect(await namesInPlan(eventId, added)).toEqual(names);
  expect(await guestNamesByIds(planner.application, added)).toEqual(names);
  const listed = (await guests(eventId)).map(({ id, order }) => [order, id]);
  expect(listed).toEqual([sara, 'table', ...added, olle].map((id, n) => [n, id]).toSpliced(1, 1));
});

it('are imported with a list, which names their host by name or email address', async () => {
  const { id: eventId } = await anEvent(organiser);
  const [olle] = await people(organiser, eventId, 'Olle Ek');
  const bulk = (attendees: object[], more = {}) =>
    organiser.call<AttendeeRow[] & Problem>('POST', '/api/attendees/bulk', {
      eventId,
      attendees,
      ...more,
    });
  const list = [
    { name: 'Guest', guestOf: 'SARA@example.com' },
    { name: 'Anna Berg', guestOf: 'olle ek' },
    { name: 'Sara Bielski', email: 'sara@example.com', party: 'Bielski' },
    { name: 'Guest', guestOf: 'Sara Bielski' },
  ];
  const { status, body } = await bulk(list);
  expect(status).toBe(201);
  const sara = body[2]?.id;
  const unnamed = { name: 'Guest', isNamed: false, guestOf: sara, party: 'Bielski' };
  expect(body).toMatchObject([
    unnamed,
    { name: 'Anna Berg', isNamed: true, guestOf: olle?.id, party: null },
    { guestOf: null },
    unnamed,
  ]);
  await bulk(list, { ifKnown: 'skip' });
  expect(await guests(eventId)).toHaveLength(5);

  const wrong = [
    { name: 'A', guestOf: 'Nobody' },
    { name: 'B', guestOf: 'B' },
    { name: 'C', guestOf: 'Anna Berg' },
  ];
  const refused = await bulk(wrong);
  expect([refused.status, refused.body.issues]).toEqual([
    400,
    [
      {
        index: 0,
        path: 'guestOf',
        message: 'Nobody in the list or the event has this name or email address',
      },
      { index: 1, path: 'guestOf', message: 'Nobody is their own guest' },
      { index: 2, path: 'guestOf', message: 'A plus-one cannot bring guests along' },
    ],
  ]);
  expect(await guests(eventId)).toHaveLength(5);
});

it('are imported with a merged list, and are the same people the next time', async () => {
  const { id: eventId } = await anEvent(organiser);
  await people(organiser, eventId, 'Olle Ek');
  const path = `/api/events/${eventId}`;
  const upload = async (text: string) =>
    (
      await organiser.call<MergePreview & Problem>('POST', `${path}/imports`, text, {
        headers: { 'content-type': 'text/csv' },
      })
    ).body;
  const apply = (importId: string) =>
    organiser.call<Problem>('POST', `${path}/imports/${importId}/apply`, {});
  const list = [
    'name,tag,email,guest of',
    ',guest,,sara@example.com',
    ',guest,,Sara Bielski',
    'Sara Bielski,guest,sara@example.com,',
    'Anna Berg,guest,,Olle Ek',
  ].join('\n');
  const first = await upload(list);
  expect(first.counts).toMatchObject({ new: 4, unclear: 0 });
  await apply(first.importId);
  const all = await guests(eventId);
  const [olle, sara] = ['Olle Ek', 'Sara Bielski'].map(
    (name) => all.find((one) => one.name === name)?.id,
  );
  const hosts = all.map(({ name, isNamed, guestOf }) => [name, isNamed, guestOf]);
  expect(hosts).toEqual([
    ['Olle Ek', true, null],
    ['Guest', false, sara],
    ['Guest', false, sara],
    ['Sara Bielski', true, null],
    ['Anna Berg', true, olle],
  ]);
  const same = { new: 0, changed: 0, same: 4, unclear: 0, missing: 0 };
  expect((await upload(list)).counts).toEqual(same);

  const unnamed = all.find(({ isNamed }) => !isNamed)?.id;
  await organiser.call('PATCH', `/api/attendees/${unnamed}`, { name: 'Bo Lind' });
  expect((await upload(list)).counts).toEqual(same);
  const file = await fetch(`${planner.url}${path}/export.csv`, {
    headers: { cookie: organiser.cookie() },
  });
  expect((await upload(await file.text())).counts).toEqual({ ...same, same: 5 });

  const wrong = await upload(`${list}\nEve Lund,guest,,Nobody Known`);
  expect(wrong.issues).toEqual([
    {
      index: 6,
      path: 'guestOf',
      message: 'Row 6: guest of: Nobody in the list or the event has this name or email address',
    },
  ]);
  expect(await guests(eventId)).toHaveLength(5);
});

it('are imported with a list that counts them, and are the same people the next time', async () => {
  const { id: eventId } = await anEvent(organiser);
  const path = `/api/events/${eventId}/imports`;
  const upload = async (text: string) =>
    (
      await organiser.call<MergePreview & Problem>('POST', path, text, {
        headers: { 'content-type': 'text/csv' },
      })
    ).body;
  const list = (ofSara: string) =>
    `name,tag,plus ones,reply\nSara Bielski,guest,${ofSara},yes\nOlle Ek,guest,Anna Berg,no`;
  const first = await upload(list('2'));
  expect(first.counts).toMatchObject({ new: 5 });
  await organiser.call('POST', `${path}/${first.importId}/apply`, {});
  const all = await guests(eventId);
  const idOf = (called: string) => all.find(({ name }) => name === called)?.id;
  expect(all.map(({ name, isNamed, guestOf, reply }) => [name, isNamed, guestOf, reply])).toEqual([
    ['Sara Bielski', true, null, 'yes'],
    ['Olle Ek', true, null, 'no'],
    ['Guest', false, idOf('Sara Bielski'), 'yes'],
    ['Guest', false, idOf('Sara Bielski'), 'yes'],
    ['Anna Berg', true, idOf('Olle Ek'), 'no'],
  ]);
  const same = { new: 0, changed: 0, same: 5, unclear: 0, missing: 0 };
  expect((await upload(list('2'))).counts).toEqual(same);
  expect((await upload(list('1'))).counts).toEqual({ ...same, same: 4, missing: 1 });
});

it('accepts a name for an unnamed guest', async () => {
  const { sara, guest } = await dinner();
  const { body } = await organiser.call('PATCH', `/api/attendees/${guest}`, { name: 'Olle Ek' });
  expect(body).toMatchObject({ name: 'Olle Ek', guestOf: sara, isNamed: true });
});

it('frees both seats when host and guest decline, restores both and the pin by one undo, and offers free ones', async () => {
  const { eventId, sara, guest, first, second } = await dinner();
  await organiser.call('POST', `/api/attendees/${sara}/pin`);
  const attendeeIds = [sara, guest];
  const declined = await organiser.call<{ attendees: AttendeeRow[] }>(
    'POST',
    `/api/events/${eventId}/replies`,
    { attendeeIds, reply: 'no' },
  );
  expect(declined.body.attendees.map(({ leftSeatId }) => leftSeatId)).toEqual([first, second]);
  expect(await sitting(organiser, eventId)).toEqual([null, null, null, null]);
  await undo(eventId);
  expect(await sitting(organiser, eventId)).toEqual([sara, guest, null, null]);
  expect((await guests(eventId)).map(({ isPinned }) => isPinned)).toEqual([true, false]);

  const replies = (reply: string) =>
    organiser.call<{ formerSeats: object[] }>('POST', `/api/events/${eventId}/replies`, {
      attendeeIds,
      reply,
    });
  await replies('no');
  const offered = [
    { attendeeId: sara, seatId: first },
    { attendeeId: guest, seatId: second },
  ];
  expect((await replies('yes')).body.formerSeats).toEqual(offered);
  await seat(organiser, eventId, first, sara);
  await seat(organiser, eventId, second, guest);
  await replies('no');
  const [other = ''] = (await people(organiser, eventId, 'Olle Ek')).map(({ id }) => id);
  await seat(organiser, eventId, second, other);
  expect((await replies('yes')).body.formerSeats).toEqual(offered.slice(0, 1));
});

it('leaves them without a host when the host is removed, until that is undone', async () => {
  const { eventId, sara, guest } = await dinner();
  await organiser.call('DELETE', `/api/attendees/${sara}`);
  const left = { id: guest, name: 'Guest', guestOf: null, isNamed: false };
  expect(await guests(eventId)).toMatchObject([left]);
  await undo(eventId);
  expect(await guests(eventId)).toMatchObject([{ id: sara }, { ...left, guestOf: sara }]);
});

it('keeps nothing of an erased host', async () => {
  const { eventId, sara } = await dinner();
  expect((await organiser.call('POST', `/api/attendees/${sara}/erase`, {})).status).toBeLessThan(
    300,
  );
  const left = await guests(eventId);
  expect(left).toMatchObject([{ name: 'Guest', guestOf: null }]);
  expect(JSON.stringify(left)).not.toContain('Bielski');
});

it('shows the reader of a public event neither hosts nor who is unnamed', async () => {
  const { eventId } = await dinner({ isPublic: true });
  expect(await guests(eventId, reader)).toMatchObject([
    { name: 'Sara Bielski', guestOf: null, isNamed: true },
    { name: 'Guest', guestOf: null, isNamed: true },
  ]);
});

it('names them after their host in the history, and for readers only as they are named', async () => {
  const { eventId, sara, guest } = await dinner({ isPublic: true });
  const [second = ''] = (await addPlusOnes(sara, 1)).body.map(({ id }) => id);
  const named = async (caller: Caller) => {
    const { data } = await caller.graphql<{
      event: { history: { items: { mentions: { id: string; name: string }[] }[] } };
    }>('query ($id: ID!) { event(id: $id) { history { items { mentions { id name } } } } }', {
      id: eventId,
    });
    const mentions = data?.event.history.items.flatMap((item) => item.mentions) ?? [];
    return [guest, second].map((id) => mentions.find((mention) => mention.id === id)?.name);
  };
  expect(await named(organiser)).toEqual(['Guest of Sara Bielski', 'Guest 2 of Sara Bielski']);
  expect(await named(reader)).toEqual(['Guest', 'Guest']);
});

it('accepts a host when somebody is added, alone and in a list', async () => {
  const { eventId, sara } = await dinner();
  const one = await organiser.call<AttendeeRow>('POST', '/api/attendees', {
    eventId,
    name: 'Jan',
    guestOf: sara,
  });
  expect(one.body).toMatchObject({ name: 'Jan', guestOf: sara, isNamed: true });
  const list = await organiser.call<AttendeeRow[]>('POST', '/api/attendees/bulk', {
    eventId,
    attendees: [{ name: 'Pia', guestOf: sara }, { name: 'Kim' }],
  });
  expect(list.body).toMatchObject([{ guestOf: sara }, { guestOf: null }]);
});

it('refuses too many, guests of guests, circles and hosts of other events, and changes nothing', async () => {
  const { eventId, sara, guest } = await dinner();
  const elsewhere = await dinner();
  const before = await stepsOf(organiser, eventId);
  for (const count of [0, limits.plusOnes.max + 1, 1.5, 'two'])
    expect((await addPlusOnes(sara, count)).status).toBe(400);
  expect((await addPlusOnes(guest, 1)).status).toBe(409);
  const made = async (id: string, guestOf: string) => {
    const { status, body } = await organiser.call<Problem>('PATCH', `/api/attendees/${id}`, {
      guestOf,
    });
    return [status, body.issues?.[0]?.path];
  };
  for (const [id, host] of [
    [guest, guest],
    [sara, guest],
    [guest, elsewhere.sara],
    [guest, 'nobody'],
  ] as const)
    expect(await made(id, host)).toEqual([400, 'guestOf']);
  const list = [{ name: 'Pia' }, { name: 'Kim', guestOf: guest }];
  const imported = await organiser.call<Problem>('POST', '/api/attendees/bulk', {
    eventId,
    attendees: list,
  });
  expect([imported.status, imported.body.issues]).toMatchObject([
    400,
    [{ index: 1, path: 'guestOf' }],
  ]);
  expect(await stepsOf(organiser, eventId)).toBe(before);
});
