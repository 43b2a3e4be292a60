import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { AttendeeRow } from '../../../schema/entities/attendee.ts';
import type { MergedGuests, MergePreview } from '../../../schema/entities/guestList.ts';
import { parseCsv } from '../../../schema/imports/csv.ts';
import { gala, galaAWeekLater } from '../../harness/galaList.ts';
import type { Caller } from '../../harness/planner.ts';
import { plannerOfFile } from '../../harness/plannerOfFile.ts';
import { anEvent, aTable, type Problem, seat, sitting, stepsOf } from './prepared.ts';

const planner = plannerOfFile();
const organiser = planner.somebody('organiser@example.com');

const csv = { headers: { 'content-type': 'text/csv; charset=utf-8' } };

type Answers = {
  rows?: object[];
  missing?: { attendeeId: string; choice: string }[];
};
const previewed = (eventId: string, text: string, caller = organiser, query = '') =>
  caller.call<MergePreview & Problem>('POST', `/api/events/${eventId}/imports${query}`, text, csv);
const apply = (
  eventId: string,
  importId: string,
  answers: Answers = {},
  { key, caller = organiser }: { key?: string; caller?: Caller } = {},
) =>
  caller.call<MergedGuests & Problem>(
    'POST',
    `/api/events/${eventId}/imports/${importId}/apply`,
    { answers },
    { headers: key ? { 'idempotency-key': key } : {} },
  );

const guestsOf = async (eventId: string): Promise<AttendeeRow[]> =>
  (
    await organiser.call<AttendeeRow[]>(
      'GET',
      `/api/attendees?event=${eventId}&includeHolding=true`,
    )
  ).body;

/** What undo restores: everything except the times. */
const asTheyAre = async (eventId: string) =>
  (await guestsOf(eventId))
    .map(({ createdAt: _, updatedAt: __, ...guest }) => guest)
    .sort((one, other) => (one.id < other.id ? -1 : 1));

/** An event whose people were imported from this file, without repeated ones. */
const importedFrom = async (file: string | Uint8Array): Promise<string> => {
  const { id: eventId } = await anEvent(organiser);
  const attendees = parseCsv(file).rows.map(({ row: _, wishes: __, ...fields }) => fields);
  const body = { eventId, attendees, ifKnown: 'skip' };
  expect((await organiser.call('POST', '/api/attendees/bulk', body)).status).toBe(201);
  return eventId;
};

const small = [
  'name,tag,company,title,email,phone',
  'Mira Halvorsen,guest,Nordlys,CFO,mira@example.com,1',
  'Ada Byron,guest,Engines,Countess,ada@example.com,2',
].join('\n');

const idOf = async (eventId: string, name: string): Promise<string> =>
  (await guestsOf(eventId)).find((one) => one.name === name)?.id ?? '';

describe('a list of 180 that is imported again', () => {
  it('changes twelve, adds three and lacks two in one step, which undo reverses exactly', async () => {
    const eventId = await importedFrom(gala);
    const before = await asTheyAre(eventId);
    expect(before).toHaveLength(179);
    const text = galaAWeekLater();
    const { status, body } = await previewed(eventId, text);
    expect(status).toBe(201);
    expect(body.counts).toEqual({ new: 3, changed: 12, same: 165, unclear: 0, missing: 2 });
    const recorded = await stepsOf(organiser, eventId);

    const answer = await apply(eventId, body.importId);
    expect(answer.body).toMatchObject({ added: 3, changed: 12, cancelled: 0, removed: 0 });
    expect(await stepsOf(organiser, eventId)).toBe(recorded + 1);
    const after = await guestsOf(eventId);
    expect(after).toHaveLength(182);
    expect(after.filter(({ title }) => title === 'Director')).toHaveLength(12);

    const again = await previewed(eventId, text);
    expect(again.body.counts).toEqual({ new: 0, changed: 0, same: 180, unclear: 0, missing: 0 });
    expect((await apply(eventId, again.body.importId)).body).toMatchObject({
      added: 0,
      changed: 0,
    });
    expect(await stepsOf(organiser, eventId)).toBe(recorded + 1);

    expect((await organiser.call('POST', `/api/events/${eventId}/undo`, {})).status).toBe(200);
    expect(await asTheyAre(eventId)).toEqual(before);
    const anew = await previewed(eventId, text);
    expect(anew.body.counts).toEqual(body.counts);
  });
});

describe('replies of a list', () => {
  const replied = (mira: string, ada: string) =>
    [
      'name,tag,email,RSVP',
      `Mira Halvorsen,guest,mira@example.com,${mira}`,
      `Ada Byron,guest,ada@example.com,${ada}`,
    ].join('\n');
  const file = (text: string) => text.replace('RSVP', 'reply');
  const repliesOf = async (eventId: string) =>
    (await guestsOf(eventId)).map(({ name, reply }) => [name, reply]).sort();

  it('free seats in the same step, which undo reverses exactly', async () => {
    const eventId = await importedFrom(file(replied('Accepted', 'Pending')));
    expect(await repliesOf(eventId)).toEqual([
      ['Ada Byron', 'invited'],
      ['Mira Halvorsen', 'yes'],
    ]);
    const { seats } = await aTable(organiser, eventId, 2);
    const [first = { id: '' }] = seats;
    const mira = await idOf(eventId, 'Mira Halvorsen');
    await seat(organiser, eventId, first.id, mira);
    const before = await asTheyAre(eventId);
    const steps = await stepsOf(organiser, eventId);

    const text = file(replied('declined', 'TENTATIVE'));
    const { body } = await previewed(eventId, text);
    expect(body.rows.map(({ cells }) => cells)).toEqual([
      [{ field: 'reply', is: 'taken', here: 'yes', file: 'no' }],
      [{ field: 'reply', is: 'taken', here: 'invited', file: 'maybe' }],
    ]);
    expect((await apply(eventId, body.importId)).body).toMatchObject({ changed: 2, cancelled: 0 });
    expect(await stepsOf(organiser, eventId)).toBe(steps + 1);
    expect((await guestsOf(eventId)).find(({ name }) => name === 'Mira Halvorsen')).toMatchObject({
      reply: 'no',
      leftSeatId: first.id,
    });
    expect(await sitting(organiser, eventId)).toEqual([null, null]);

    const again = await previewed(eventId, text);
    expect(again.body.counts).toMatchObject({ changed: 0, same: 2 });
    await organiser.call('POST', `/api/events/${eventId}/undo`, {});
    expect(await asTheyAre(eventId)).toEqual(before);
    expect(await sitting(organiser, eventId)).toEqual([mira, null]);
  });

  it('are found under another name, and in conflict if they changed on both sides', async () => {
    const eventId = await importedFrom(file(replied('yes', '')));
    const attendeeIds = [await idOf(eventId, 'Mira Halvorsen')];
    const body = { attendeeIds, reply: 'maybe' };
    await organiser.call('POST', `/api/events/${eventId}/replies`, body);
    const { body: preview } = await previewed(
      eventId,
      replied('no', '').replace('name,', 'Full name,'),
    );
    expect(preview.rows[0]?.cells).toEqual([
      { field: 'reply', is: 'asked', here: 'maybe', file: 'no' },
    ]);
  });

  it('in unknown words are refused, naming the row', async () => {
    const { id: eventId } = await anEvent(organiser);
    const refused = await previewed(eventId, file(replied('yes', 'who knows')));
    expect([refused.status, refused.body.code]).toEqual([400, 'BAD_INPUT']);
    expect(JSON.stringify(refused.body.issues)).toContain('Row 3: Reply must be one of');
  });
});

describe('a change on both sides', () => {
  const withTitle = (title: string) => small.replace('CFO', title);
  const edit = async (eventId: string, fields: object) =>
    organiser.call('PATCH', `/api/attendees/${await idOf(eventId, 'Mira Halvorsen')}`, fields);
  const mira = async (eventId: string) =>
    (await guestsOf(eventId)).find(({ name }) => name === 'Mira Halvorsen');

  it('of two fields keeps both', async () => {
    const eventId = await importedFrom(small);
    await edit(eventId, { phone: '99' });
    const { body } = await previewed(eventId, withTitle('CEO'));
    await apply(eventId, body.importId);
    expect(await mira(eventId)).toMatchObject({ phone: '99', title: 'CEO' });
  });

  it.each([
    ['file', 'CEO'],
    ['here', 'COO'],
  ])('of one field is a conflict, and the answer %s decides', async (take, title) => {
    const eventId = await importedFrom(small);
    await edit(eventId, { title: 'COO' });
    const { body } = await previewed(eventId, withTitle('CEO'));
    expect(body.rows[0]).toMatchObject({
      row: 2,
      is: 'changed',
      cells: [{ field: 'title', is: 'asked', here: 'COO', file: 'CEO' }],
    });
    const answers = { rows: [{ row: 2, cells: [{ field: 'title', take }] }] };
    expect((await apply(eventId, body.importId, answers)).status).toBe(200);
    expect(await mira(eventId)).toMatchObject({ title });
    const again = await previewed(eventId, withTitle('CEO'));
    expect(again.body.counts).toMatchObject({ changed: 0, same: 2 });
  });
});

describe('a missing person', () => {
  const withoutAda = small.split('\n').slice(0, 2).join('\n');

  it('is kept, cancelled with a free seat, or removed, and undo restores them', async () => {
    const eventId = await importedFrom(small);
    const { seats } = await aTable(organiser, eventId, 4);
    const ada = await idOf(eventId, 'Ada Byron');
    await seat(organiser, eventId, seats[0]?.id ?? '', ada);
    const before = await asTheyAre(eventId);
    for (const choice of ['cancelled', 'remove']) {
      const { body } = await previewed(eventId, withoutAda);
      expect(body.rows.at(-1)).toMatchObject({ is: 'missing', attendeeId: ada, name: 'Ada Byron' });
      await apply(eventId, body.importId, { missing: [{ attendeeId: ada, choice }] });
      expect(await sitting(organiser, eventId)).toEqual([null, null, null, null]);
      await organiser.call('POST', `/api/events/${eventId}/undo`, {});
      expect(await asTheyAre(eventId)).toEqual(before);
    }
  });
});

describe('lists of different people', () => {
  const staff = ['name,tag,shift', 'Olle Berg,employee,late', 'Eve Lund,employee,early'].join('\n');
  const more = `${small}\nZoe Ek,guest,,,,\nSam Ek,guest,,,,`;
  const merged = async (eventId: string, text: string) => {
    const { body } = await previewed(eventId, text);
    expect((await apply(eventId, body.importId)).status).toBe(200);
    return body.counts;
  };

  it('miss nobody of each other, and their own as before', async () => {
    const { id: eventId } = await anEvent(organiser);
    await merged(eventId, more);
    expect(await merged(eventId, staff)).toMatchObject({ new: 2, missing: 0 });
    expect(await merged(eventId, staff)).toMatchObject({ same: 2, missing: 0 });
    const { body } = await previewed(eventId, small);
    expect(body.rows.flatMap(({ is, name }) => (is === 'missing' ? [name] : []))).toEqual([
      'Zoe Ek',
      'Sam Ek',
    ]);
  });

  it('may share people: somebody who leaves one of them is missing from that one only', async () => {
    const { id: eventId } = await anEvent(organiser);
    await merged(eventId, small);
    const speakers = ['name,tag,company,topic', 'Ada Byron,guest,Engines,Numbers'].join('\n');
    expect(await merged(eventId, speakers)).toMatchObject({ same: 1, missing: 0 });
    const others = ['name,tag,company,topic', 'Zoe Ek,guest,,Doors'].join('\n');
    expect(await merged(eventId, others)).toMatchObject({ new: 1, missing: 1 });
    expect(await merged(eventId, small)).toMatchObject({ same: 2, missing: 0 });
  });

  it('are distinguished from their first import on if that identifies the list', async () => {
    const { id: eventId } = await anEvent(organiser);
    const attendees = parseCsv(more).rows.map(({ row: _, wishes: __, ...fields }) => fields);
    const [header = ''] = more.split('\n');
    const mapping = { columns: { name: 0, tag: 1, company: 2 } };
    const list = { kind: 'csv', header: header.split(','), mapping };
    await organiser.call('POST', '/api/attendees/bulk', { eventId, attendees, list });
    expect(await merged(eventId, staff)).toMatchObject({ new: 2, missing: 0 });
    expect((await previewed(eventId, small)).body.counts).toMatchObject({ missing: 2 });
    const { data } = await organiser.graphql<{ rememberedMapping: unknown }>(
      'query ($header: [String!]!) { rememberedMapping(header: $header) }',
      { header: header.toUpperCase().split(',') },
    );
    expect(data?.rememberedMapping).toEqual(mapping);
  });
});

describe('the count of changes', () => {
  it('is that of the list, without guests who merely lose their host', async () => {
    const eventId = await importedFrom(small);
    const ada = await idOf(eventId, 'Ada Byron');
    await organiser.call('POST', `/api/attendees/${ada}/plus-ones`, { count: 2 });
    const { body } = await previewed(eventId, small.split('\n').slice(0, 2).join('\n'));
    const removed = await apply(eventId, body.importId, {
      missing: [{ attendeeId: ada, choice: 'remove' }],
    });
    expect(removed.body).toMatchObject({ added: 0, changed: 0, cancelled: 0, removed: 1 });
    expect(await guestsOf(eventId)).toHaveLength(3);
  });

  it('includes somebody cancelled even if only the seat is freed', async () => {
    const eventId = await importedFrom(small);
    const { seats } = await aTable(organiser, eventId, 4);
    const ada = await idOf(eventId, 'Ada Byron');
    const reply = { attendeeIds: [ada], reply: 'cancelled' };
    await organiser.call('POST', `/api/events/${eventId}/replies`, reply);
    await seat(organiser, eventId, seats[0]?.id ?? '', ada);
    const { body } = await previewed(eventId, small.split('\n').slice(0, 2).join('\n'));
    const answers = { missing: [{ attendeeId: ada, choice: 'cancelled' }] };
    const { body: merged } = await apply(eventId, body.importId, answers);
    expect(merged).toMatchObject({ changed: 0, cancelled: 1 });
    expect(await sitting(organiser, eventId)).toEqual([null, null, null, null]);
  });
});

describe('applying', () => {
  it('twice gives the first answer, with a key and without', async () => {
    const eventId = await importedFrom(small);
    const { body } = await previewed(eventId, small.replace('CFO', 'CEO'));
    const first = await apply(eventId, body.importId, {}, { key: 'merge' });
    expect(first.body).toMatchObject({ changed: 1 });
    const steps = await stepsOf(organiser, eventId);
    for (const again of [
      await apply(eventId, body.importId, {}, { key: 'merge' }),
      await apply(eventId, body.importId),
      await apply(eventId, body.importId, {}, { key: 'another' }),
    ])
      expect(again.body).toEqual(first.body);
    expect(await stepsOf(organiser, eventId)).toBe(steps);
  });

  it('concurrently takes effect once', async () => {
    const eventId = await importedFrom(small);
    const { body } = await previewed(eventId, `${small}\nNew Guest,guest,,,,`);
    const answers = await Promise.all([1, 2, 3].map(() => apply(eventId, body.importId)));
    for (const answer of answers) expect(answer.body).toMatchObject({ added: 1 });
    expect(await guestsOf(eventId)).toHaveLength(3);
  });

  it('is refused if somebody it changes has changed since, naming them', async () => {
    const eventId = await importedFrom(small);
    const { body } = await previewed(eventId, small.replace('CFO', 'CEO'));
    const id = await idOf(eventId, 'Mira Halvorsen');
    await organiser.call('PATCH', `/api/attendees/${id}`, { title: 'COO' });
    const refused = await apply(eventId, body.importId);
    expect([refused.status, refused.body.code]).toEqual([409, 'IMPORT_OUTDATED']);
    expect(refused.body).toMatchObject({ people: [{ attendeeId: id, name: 'Mira Halvorsen' }] });
  });

  it("is refused for another's list, another event's, an old one, and one of a deleted event", async () => {
    const eventId = await importedFrom(small);
    const other = await importedFrom(small);
    const { body } = await previewed(eventId, small);
    const admin = await planner.caller('admin@example.com');
    const theirs = await apply(eventId, body.importId, {}, { caller: admin });
    expect([theirs.status, theirs.body.code]).toEqual([404, 'IMPORT_NOT_FOUND']);
    expect((await apply(other, body.importId)).status).toBe(404);
    await planner.application
      .read('import_previews')
      .where({ id: body.importId })
      .update({ created_at: planner.application.read.raw("now() - interval '61 minutes'") });
    expect((await apply(eventId, body.importId)).body.code).toBe('IMPORT_NOT_FOUND');

    await previewed(other, small);
    await organiser.call('DELETE', `/api/events/${other}`);
    const left = await planner.application.read('import_previews').where({ event_id: other });
    expect(left).toEqual([]);
  });

  it('keeps nothing of an erased person', async () => {
    const eventId = await importedFrom(small);
    const { body } = await previewed(eventId, small.replace('CFO', 'CEO'));
    const id = await idOf(eventId, 'Mira Halvorsen');
    expect((await organiser.call('POST', `/api/attendees/${id}/erase`)).status).toBeLessThan(300);
    expect((await apply(eventId, body.importId)).body.code).toBe('IMPORT_NOT_FOUND');
    const rows = await planner.application.read('imported_rows').where({ event_id: eventId });
    expect(JSON.stringify(rows)).not.toContain('Mira');
  });

  it('keeps nothing of an erased new guest, in any other preview or stored answer', async () => {
    const { id: eventId } = await anEvent(organiser);
    const path = `/api/events/${eventId}/imports`;
    const key = { headers: { ...csv.headers, 'idempotency-key': 'first look' } };
    const { body } = await organiser.call<MergePreview>('POST', path, small, key);
    const colleague = await planner.caller('admin@example.com');
    await previewed(eventId, small, colleague);
    await apply(eventId, body.importId);
    const id = await idOf(eventId, 'Mira Halvorsen');
    expect((await organiser.call('POST', `/api/attendees/${id}/erase`)).status).toBeLessThan(300);
    const { read } = planner.application;
    const previews = await read('import_previews').where({ event_id: eventId });
    expect(JSON.stringify(previews)).not.toContain('Mira');
    expect(JSON.stringify(await read('command_answers').select('answer'))).not.toContain(
      'Mira Halvorsen',
    );
  });

  it('stores one preview for each member and event', async () => {
    const eventId = await importedFrom(small);
    const { body: first } = await previewed(eventId, small.replace('CFO', 'CEO'));
    await previewed(eventId, small);
    expect((await apply(eventId, first.importId)).body.code).toBe('IMPORT_NOT_FOUND');
  });
});

const drafted = async (eventId: string, name: string): Promise<string> =>
  (await organiser.call<{ id: string }>('POST', `/api/events/${eventId}/drafts`, { name })).body.id;

describe('a list in a draft', () => {
  it('is compared with its last content for the event when the draft started', async () => {
    const eventId = await importedFrom(small);
    const draftId = await drafted(eventId, 'What if');
    const same = await previewed(draftId, small);
    expect(same.body.counts).toEqual({ new: 0, changed: 0, same: 2, unclear: 0, missing: 0 });
    const { body } = await previewed(draftId, small.replace('CFO', 'CEO').replace('Ada', 'Eve'));
    expect(body.counts).toMatchObject({ changed: 2 });
    expect((await apply(draftId, body.importId)).body).toMatchObject({ changed: 2 });
    await organiser.call('POST', `/api/drafts/${draftId}/take-over`, {});
    const after = await previewed(eventId, small.replace('CFO', 'CEO').replace('Ada', 'Eve'));
    expect(after.body.counts).toMatchObject({ changed: 0, same: 2 });
  });

  it('counts that content even if the event has undone it since', async () => {
    const eventId = await importedFrom(small);
    const draftId = await drafted(eventId, 'What if');
    expect((await organiser.call('POST', `/api/events/${eventId}/undo`, {})).status).toBe(200);
    const withoutAda = small.split('\n').slice(0, 2).join('\n');
    const { body } = await previewed(draftId, withoutAda);
    expect(body.counts).toEqual({ new: 0, changed: 0, same: 1, unclear: 0, missing: 1 });
  });

  it('ignores content that was undone by then, and redone since', async () => {
    const eventId = await importedFrom(small);
    const later = small.replace('CFO', 'CEO');
    const { body } = await previewed(eventId, later);
    expect((await apply(eventId, body.importId)).body).toMatchObject({ changed: 1 });
    expect((await organiser.call('POST', `/api/events/${eventId}/undo`, {})).status).toBe(200);
    const draftId = await drafted(eventId, 'What if');
    expect((await organiser.call('POST', `/api/events/${eventId}/redo`, {})).status).toBe(200);
    expect((await previewed(draftId, later)).body.counts).toMatchObject({ changed: 1 });
  });
});

describe('an erased new guest of one plan of an event', () => {
  const came = async (eventId: string) =>
    (await organiser.call<{ id: string }>('POST', '/api/attendees', { eventId, name: 'Mira' })).body
      .id;
  const leaves = async (id: string, plans: string[]) => {
    for (const plan of plans) expect((await previewed(plan, small)).body.counts.new).toBe(2);
    expect((await organiser.call('POST', `/api/attendees/${id}/erase`)).status).toBeLessThan(300);
    const left = await planner.application.read('import_previews').whereIn('event_id', plans);
    expect(left).toEqual([]);
  };

  it('is in no preview of a draft that started before', async () => {
    const { id: eventId } = await anEvent(organiser);
    const draftId = await drafted(eventId, 'Before');
    await leaves(await came(eventId), [draftId]);
  });

  it('of a draft is in no preview of the event and its other drafts', async () => {
    const { id: eventId } = await anEvent(organiser);
    const [one, other] = [await drafted(eventId, 'One'), await drafted(eventId, 'Other')];
    await leaves(await came(one), [eventId, other]);
  });
});

describe('a file', () => {
  it('is refused with its unreadable rows, of another type, and of more than 2 MB', async () => {
    const { id: eventId } = await anEvent(organiser);
    const bad = await previewed(eventId, 'name,tag\nMira,wizard\n,guest');
    expect([bad.status, bad.body.issues.map(({ index }) => index)]).toEqual([400, [2, 3]]);
    const path = `/api/events/${eventId}/imports`;
    const headers = { 'content-type': 'application/pdf' };
    const other = await organiser.call<Problem>('POST', path, 'x', { headers });
    expect([other.status, other.body.code]).toEqual([415, 'WRONG_TYPE']);
    expect(other.body.message).toBe('Send a CSV file, an Excel workbook (.xlsx) or vCards');
    const large = await previewed(eventId, `name,tag\n${'Mira,guest\n'.repeat(200_000)}`);
    expect([large.status, large.body.code]).toEqual([413, 'TOO_LARGE']);
    expect(large.body.message).toMatch(/^The file is larger than 2 MB/);
    const stranger = await planner.caller('stranger@example.com');
    expect((await previewed(eventId, small, stranger)).status).toBe(404);
    expect((await previewed(eventId, small, await planner.caller())).status).toBe(401);
  });

  it('with other column names is read as told, and the same way the next time', async () => {
    const { id: eventId } = await anEvent(organiser);
    const text = 'Who,Firm,What they do\nMira Halvorsen,Nordlys,CFO';
    expect((await previewed(eventId, text)).status).toBe(400);
    const mapping = { columns: { name: 0, company: 1, title: 2 }, everyone: 'guest' };
    const query = `?mapping=${encodeURIComponent(JSON.stringify(mapping))}`;
    const { body } = await previewed(eventId, text, organiser, query);
    expect(body.columns).toEqual(['name', 'title', 'company']);
    await apply(eventId, body.importId);
    const again = await previewed(eventId, `${text}\nAda Byron,Engines,Countess`);
    expect(again.body.counts).toMatchObject({ new: 1, same: 1 });
    const nonsense = await previewed(eventId, text, organiser, '?mapping=x');
    expect(nonsense.body.issues).toMatchObject([{ path: 'mapping' }]);
  });
});

describe('a list of another kind', () => {
  const xlsx = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
  const upload = async (eventId: string, name: string, type: string, query = '') => {
    const answer = await fetch(`${planner.url}/api/events/${eventId}/imports${query}`, {
      method: 'POST',
      headers: { cookie: organiser.cookie(), 'content-type': type },
      body: readFileSync(new URL(`../../data/guestFiles/${name}`, import.meta.url)),
    });
    return { status: answer.status, body: (await answer.json()) as MergePreview & Problem };
  };

  it('gives the same as a workbook as in its CSV file', async () => {
    const file = readFileSync(new URL('../../data/client-dinner-48.csv', import.meta.url));
    const eventId = await importedFrom(file);
    const { status, body } = await upload(eventId, 'client-dinner-48.xlsx', xlsx);
    expect(status).toBe(201);
    expect(body.counts).toMatchObject({ new: 0, changed: 0, same: 48, missing: 0 });
  });

  it('as a workbook with two sheets is read from the named one', async () => {
    const { id: eventId } = await anEvent(organiser);
    const { status, body } = await upload(eventId, 'two-sheets.xlsx', xlsx);
    expect(status).toBe(400);
    expect(body).toMatchObject({ issues: [{ path: 'sheet' }], sheets: ['Guests', 'Staff'] });
    const staff = await upload(eventId, 'two-sheets.xlsx', xlsx, '?sheet=Staff');
    expect(staff.body.counts.new).toBe(1);
  });

  it('may consist of vCards', async () => {
    const { id: eventId } = await anEvent(organiser);
    const { body } = await upload(eventId, 'contacts.vcf', 'text/vcard');
    expect(body.counts.new).toBe(3);
  });

  it('is refused if it is no list, or not what it claims to be', async () => {
    const { id: eventId } = await anEvent(organiser);
    expect((await upload(eventId, 'contacts.vcf', 'image/png')).status).toBe(415);
    expect((await upload(eventId, 'contacts.vcf', xlsx)).body.code).toBe('BAD_INPUT');
  });

  it('is not even read for those who may not edit the event', async () => {
    const { id: eventId } = await anEvent(organiser, { isPublic: true });
    const stranger = await planner.caller('stranger@example.com');
    const answer = await stranger.call<Problem>(
      'POST',
      `/api/events/${eventId}/imports`,
      'no list',
      csv,
    );
    expect(answer.body.code).toBe('FORBIDDEN');
  });

  it('has the named columns, whatever its header meant to somebody before', async () => {
    const { id: eventId } = await anEvent(organiser);
    const mapping = encodeURIComponent(JSON.stringify({ columns: { name: 2, tag: 1 } }));
    const { body: odd } = await previewed(eventId, small, organiser, `?mapping=${mapping}`);
    expect(odd.rows[0]).toMatchObject({ name: 'Nordlys' });
    await apply(eventId, odd.importId);
    const { body } = await previewed(eventId, small);
    expect(body.rows[0]).toMatchObject({ name: 'Mira Halvorsen' });
  });
});
