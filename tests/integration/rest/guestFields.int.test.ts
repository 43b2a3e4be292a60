import { expect, it } from 'vitest';
import type { AttendeeRow } from '../../../schema/entities/attendee.ts';
import type { GuestField } from '../../../schema/entities/guestField.ts';
import { plannerOfFile } from '../../harness/plannerOfFile.ts';
import { anEvent, type Problem, people, stepsOf } from './prepared.ts';

const planner = plannerOfFile();
const organiser = planner.somebody('organiser@example.com');
const stranger = planner.somebody('stranger@example.com');

type Fields = { fields: GuestField[] };
type Changed = Fields & { cleared: string[] } & Problem;

const setFields = (eventId: string, body: object, caller = organiser, headers = {}) =>
  caller.call<Changed>('PUT', `/api/events/${eventId}/fields`, body, { headers });
const fieldsOf = async (eventId: string, caller = organiser) =>
  (await caller.call<Fields & Problem>('GET', `/api/events/${eventId}/fields`)).body;
const edit = (id: string, body: object) =>
  organiser.call<AttendeeRow & Problem>('PATCH', `/api/attendees/${id}`, body);
const customOf = async (id: string, caller = organiser) =>
  (await caller.call<AttendeeRow>('GET', `/api/attendees/${id}`)).body.custom;
const undo = (eventId: string, body: object = {}) =>
  organiser.call<Problem>('POST', `/api/events/${eventId}/undo`, body);
const stepOf = async (eventId: string, action: string) => {
  type Entry = { action: string; stepId: string };
  const { body } = await organiser.call<Entry[]>('GET', `/api/events/${eventId}/history`);
  return body.find((entry) => entry.action === action)?.stepId;
};

const asked = [
  { name: 'Hotel', kind: 'choice', choices: [{ name: 'Grand' }, { name: 'Plaza' }] },
  { name: 'Shuttle', kind: 'yesNo' },
  { name: 'Rank', kind: 'number' },
  { name: 'Arrives', kind: 'date' },
  { name: 'Badge', kind: 'text' },
];

/** Ada has a value in each field; Benno has none. */
const dinner = async (isPublic = false) => {
  const { id: eventId } = await anEvent(organiser, { isPublic });
  const [ada = '', benno = ''] = (await people(organiser, eventId, 'Ada', 'Benno')).map(
    ({ id }) => id,
  );
  const { fields } = (await setFields(eventId, { fields: asked })).body;
  const [hotel, shuttle, rank, arrives, badge] = fields.map(({ fieldId }) => fieldId);
  const ids = { hotel, shuttle, rank, arrives, badge } as Record<string, string>;
  const grand = fields[0]?.choices[0]?.choiceId ?? '';
  const custom: Record<string, unknown> = {
    [ids.hotel ?? '']: grand,
    [ids.shuttle ?? '']: false,
    [ids.rank ?? '']: 1.5,
    [ids.arrives ?? '']: '2027-03-04',
    [ids.badge ?? '']: 'Ada B.',
  };
  expect((await edit(ada, { custom })).status).toBe(200);
  return { eventId, ada, benno, fields, ids, grand, custom };
};

it('stores fields, whose ids stay when they are set again, and a value of each kind', async () => {
  const { eventId, fields, ada, custom } = await dinner();
  expect(fields.map(({ name, kind }) => [name, kind])).toEqual(
    asked.map(({ name, kind }) => [name, kind]),
  );
  expect(await fieldsOf(eventId)).toEqual({ fields });
  expect(await customOf(ada)).toEqual(custom);
  const recorded = await stepsOf(organiser, eventId);
  expect((await setFields(eventId, { fields })).body).toEqual({ fields, cleared: [] });
  expect(await stepsOf(organiser, eventId)).toBe(recorded);
});

it('is offered over GraphQL field by field, with the plan and its changes', async () => {
  const { id: eventId } = await anEvent(organiser);
  const run = async (mutation: string, type: string, input: object) => {
    const { data } = await organiser.graphql<Record<string, Fields & { cleared: string[] }>>(
      `mutation ($input: ${type}!) { ${mutation}(input: $input) {
         fields { fieldId name kind choices { choiceId name } } cleared } }`,
      { input },
    );
    return data?.[mutation]?.fields ?? [];
  };
  const [bus] = await run('defineField', 'DefineFieldInput', {
    eventId,
    name: 'Bus',
    kind: 'yesNo',
  });
  await run('defineField', 'DefineFieldInput', { eventId, name: 'Badge', kind: 'text' });
  const fieldId = bus?.fieldId;
  const changed = await run('changeField', 'ChangeFieldInput', {
    eventId,
    fieldId,
    name: 'Coach',
    place: 1,
  });
  expect(changed.map(({ name }) => name)).toEqual(['Badge', 'Coach']);
  type Plan = { eventPlan: Fields; guestFields: Fields };
  const { data } = await organiser.graphql<Plan>(
    `query ($id: ID!) { eventPlan(id: $id) { fields { name kind } }
       guestFields(eventId: $id) { fields { name kind } } }`,
    { id: eventId },
  );
  expect(data?.eventPlan.fields).toEqual([
    { name: 'Badge', kind: 'text' },
    { name: 'Coach', kind: 'yesNo' },
  ]);
  expect(data?.guestFields.fields).toEqual(data?.eventPlan.fields);
  const left = await run('retireField', 'RetireFieldInput', { eventId, fieldId });
  expect(left.map(({ name }) => name)).toEqual(['Badge']);
});

it('retires a field with its values, and refuses new ones; one undo restores everything', async () => {
  const { eventId, fields, ada, ids, custom } = await dinner();
  const { [ids.badge ?? '']: _, ...others } = custom;
  const left = fields.filter(({ fieldId }) => fieldId !== ids.badge);
  const headers = { 'idempotency-key': 'retired' };
  const retired = await setFields(eventId, { fields: left }, organiser, headers);
  expect(retired.body).toEqual({ fields: left, cleared: [ada] });
  expect((await setFields(eventId, { fields: left }, organiser, headers)).body).toEqual(
    retired.body,
  );
  expect(await customOf(ada)).toEqual(others);
  const refused = await edit(ada, { custom: { [ids.badge ?? '']: 'x' } });
  expect(refused.status).toBe(400);
  expect(refused.body.issues).toMatchObject([{ path: `custom.${ids.badge}` }]);

  await undo(eventId);
  expect(await fieldsOf(eventId)).toEqual({ fields });
  expect(await customOf(ada)).toEqual(custom);
});

it('restores a retired field even if other values of the same people have changed', async () => {
  const { eventId, fields, ada, ids, custom } = await dinner();
  await setFields(eventId, { fields: fields.filter(({ fieldId }) => fieldId !== ids.badge) });
  await edit(ada, { custom: { [ids.rank ?? '']: 9 } });
  const undone = await undo(eventId, { stepId: await stepOf(eventId, 'field_retired') });
  expect(undone.status).toBe(200);
  expect(await customOf(ada)).toEqual({ ...custom, [ids.rank ?? '']: 9 });
});

it('takes over a draft that fills in another field of the same person', async () => {
  const { eventId, ada, ids, custom } = await dinner();
  type Draft = { id: string };
  const draft = await organiser.call<Draft>('POST', `/api/events/${eventId}/drafts`, {
    name: 'Try',
  });
  const inDraft = `${ada}~${draft.body.id}`;
  const badge = `${ids.badge}~${draft.body.id}`;
  expect((await edit(inDraft, { custom: { [badge]: 'Byron' } })).status).toBe(200);
  await edit(ada, { custom: { [ids.rank ?? '']: 9 } });
  const taken = await organiser.call('POST', `/api/drafts/${draft.body.id}/take-over`, {});
  expect(taken.status).toBe(200);
  expect(await customOf(ada)).toEqual({
    ...custom,
    [ids.rank ?? '']: 9,
    [ids.badge ?? '']: 'Byron',
  });
});

it('asks before removing a choice that somebody has made, and clears it when told to', async () => {
  const { eventId, fields, ada, ids, custom } = await dinner();
  const [hotel, ...others] = fields as [GuestField, ...GuestField[]];
  const without = { fields: [{ ...hotel, choices: hotel.choices.slice(1) }, ...others] };
  const refused = await setFields(eventId, without);
  expect(refused.status).toBe(409);
  expect(refused.body).toMatchObject({
    code: 'CHOICE_CHOSEN',
    people: [{ attendeeId: ada, name: 'Ada' }],
    count: 1,
  });
  expect(await fieldsOf(eventId)).toEqual({ fields });
  const cleared = await setFields(eventId, { ...without, clear: true });
  expect(cleared.body.cleared).toEqual([ada]);
  expect(await customOf(ada)).not.toHaveProperty(ids.hotel ?? '');
  await undo(eventId);
  expect(await customOf(ada)).toEqual(custom);
});

it('refuses to replace fields that somebody else has changed since they were opened', async () => {
  const { eventId } = await dinner();
  const { fields: before } = await fieldsOf(eventId);
  const theirs = { fields: [...before, { name: 'Car', kind: 'text' }], before };
  expect((await setFields(eventId, theirs)).status).toBe(200);
  const { status, body } = await setFields(eventId, { fields: before, before });
  expect([status, body.code]).toEqual([409, 'CONFLICT']);
});

it('refuses to undo the choices of a field that somebody has used since', async () => {
  const { eventId, fields, benno, ids } = await dinner();
  const [hotel, ...others] = fields as [GuestField, ...GuestField[]];
  const more = { ...hotel, choices: [...hotel.choices, { name: 'Inn' }] };
  const { body } = await setFields(eventId, { fields: [more, ...others] });
  const inn = body.fields[0]?.choices[2]?.choiceId;
  expect((await edit(benno, { custom: { [ids.hotel ?? '']: inn } })).status).toBe(200);
  const undone = await undo(eventId, { stepId: await stepOf(eventId, 'field_changed') });
  expect([undone.status, undone.body.code]).toEqual([409, 'UNDO_CONFLICT']);
});

it('shows earlier and later moments with their fields', async () => {
  const { eventId, fields } = await dinner();
  await setFields(eventId, { fields: [] });
  type Moment = { revision: number; previousRevision: number; picture: Fields };
  const at = async (revision: number | '') =>
    (
      await organiser.call<Moment>(
        'GET',
        `/api/events/${eventId}/moments${revision === '' ? '' : `/${revision}`}`,
      )
    ).body;
  const now = await at('');
  expect(now.picture.fields).toEqual([]);
  const before = await at(now.revision - fields.length);
  expect(before.picture.fields).toEqual(fields);
});

it('shows a reader of a public event neither fields nor values nor their changes', async () => {
  const { eventId, ada, fields } = await dinner(true);
  expect(await fieldsOf(eventId, stranger)).toEqual({ fields: [] });
  expect(await customOf(ada, stranger)).toBeNull();
  const moment = await stranger.call<{ picture: Fields }>('GET', `/api/events/${eventId}/moments`);
  expect(moment.body.picture.fields).toEqual([]);
  const told = await Promise.all([
    stranger.call('GET', `/api/events/${eventId}/history`),
    stranger.call('GET', `/api/events/${eventId}/compare?from=r:0&to=now`),
    stranger.graphql(`query { eventPlan(id: "${eventId}") { fields { name } } }`),
  ]);
  const text = JSON.stringify(told);
  for (const { name } of fields) expect(text).not.toContain(`"${name}"`);
  expect((await setFields(eventId, { fields: [] }, stranger)).status).toBe(403);
  const { eventId: own } = await dinner();
  expect((await setFields(own, { fields: [] }, stranger)).status).toBe(404);
});

it.each<[string, object, string]>([
  [
    'more than 30 fields',
    { fields: Array.from({ length: 31 }, (_, n) => ({ name: `${n}`, kind: 'text' })) },
    'fields',
  ],
  [
    'more than 50 choices',
    {
      fields: [
        {
          name: 'Hotel',
          kind: 'choice',
          choices: Array.from({ length: 51 }, (_, n) => ({ name: `${n}` })),
        },
      ],
    },
    'fields.0.choices',
  ],
  ['a field without a name', { fields: [{ name: ' ', kind: 'text' }] }, 'fields.0.name'],
  ['a kind that there is not', { fields: [{ name: 'Photo', kind: 'file' }] }, 'fields.0.kind'],
  ['choice without choices', { fields: [{ name: 'Hotel', kind: 'choice' }] }, 'fields.0.choices'],
  [
    'two fields of one name',
    {
      fields: [
        { name: 'Rank', kind: 'text' },
        { name: ' rank', kind: 'number' },
      ],
    },
    'fields.1.name',
  ],
])('refuses %s', async (_what, body, path) => {
  const { id: eventId } = await anEvent(organiser);
  const { status, body: problem } = await setFields(eventId, body);
  expect(status).toBe(400);
  expect(problem.issues.map((issue) => issue.path)).toContain(path);
  expect(await fieldsOf(eventId)).toEqual({ fields: [] });
});

it('refuses invalid values, in a list by row, and changes nothing', async () => {
  const { eventId, ada, ids, custom } = await dinner();
  const wrong = [
    { badge: 'x'.repeat(1001) },
    { badge: 'a\u0000b' },
    { badge: '\ud800' },
    { hotel: 'Grand' },
    { rank: '1' },
    { shuttle: 'yes' },
    { arrives: '2027-02-30' },
  ];
  for (const one of wrong) {
    const [[name = '', value] = []] = Object.entries(one);
    const refused = await edit(ada, { custom: { [ids[name] ?? '']: value } });
    expect([refused.status, refused.body.issues[0]?.path]).toEqual([400, `custom.${ids[name]}`]);
  }
  const listed = await organiser.call<Problem>('POST', '/api/attendees/bulk', {
    eventId,
    attendees: [{ name: 'Cleo' }, { name: 'Dora', custom: { [ids.shuttle ?? '']: 'yes' } }],
  });
  expect(listed.status).toBe(400);
  expect(listed.body.issues).toMatchObject([{ path: `custom.${ids.shuttle}`, index: 1 }]);
  expect(await customOf(ada)).toEqual(custom);
});

it('accepts values of one person and of a list, and changes only the named fields', async () => {
  const { eventId, ada, ids, custom } = await dinner();
  const shuttle = { [ids.shuttle ?? '']: true };
  const added = await organiser.call<AttendeeRow>('POST', '/api/attendees', {
    eventId,
    name: 'Cleo',
    custom: shuttle,
  });
  expect(added.body.custom).toEqual(shuttle);
  const bulk = await organiser.call<AttendeeRow[]>('POST', '/api/attendees/bulk', {
    eventId,
    attendees: [{ name: 'Dora', custom: shuttle }, { name: 'Emil' }],
  });
  expect(bulk.body.map((one) => one.custom)).toEqual([shuttle, null]);
  expect((await edit(ada, { custom: shuttle })).body.custom).toEqual({ ...custom, ...shuttle });
  expect((await edit(ada, { custom: null })).body.custom).toBeNull();
});

it('are exported in columns by name, and imported again cell by cell', async () => {
  const { eventId, ada, ids, custom } = await dinner(true);
  const taken = async (format: string, caller = organiser) => {
    const cookie = caller.cookie() ?? '';
    const url = `${planner.url}/api/events/${eventId}/export.${format}`;
    return (await fetch(url, { headers: { cookie } })).text();
  };
  const csv = await taken('csv');
  const [header = ''] = csv.split('\r\n');
  expect(header).toMatch(/,Hotel,Shuttle,Rank,Arrives,Badge$/);
  expect(csv).toContain(',Grand,no,1.5,2027-03-04,Ada B.');
  const json = JSON.parse(await taken('json')) as Fields & { guests: AttendeeRow[] };
  expect(json.fields.map(({ name }) => name)).toContain('Badge');
  expect(json.guests.find(({ id }) => id === ada)?.custom).toEqual(custom);
  for (const format of ['csv', 'json'])
    expect(await taken(format, stranger)).not.toMatch(/Hotel|Badge|Ada B\./);

  type Cell = { field: string; is: string; here: unknown; file: unknown };
  type Preview = { importId: string; rows: { name: string; is: string; cells: Cell[] }[] };
  const compared = async (text: string) =>
    organiser.call<Preview & Problem>('POST', `/api/events/${eventId}/imports`, text, {
      headers: { 'content-type': 'text/csv' },
    });
  const asItWas = await compared(csv);
  expect(asItWas.body.rows.map(({ is }) => is)).toEqual(['same', 'same']);

  const edited = csv.replace('Grand,no,1.5', 'Plaza,no,').replace('Ada B.', 'Ada Byron');
  const { body } = await compared(edited);
  const row = body.rows.find(({ name }) => name === 'Ada');
  expect(row?.cells.map(({ field }) => field).sort()).toEqual(
    [ids.hotel, ids.rank, ids.badge].map((id) => `custom.${id}`).sort(),
  );
  const answers = {
    rows: body.rows.flatMap((one, n) =>
      one.name === 'Ada'
        ? [{ row: n + 2, cells: one.cells.map(({ field }) => ({ field, take: 'file' })) }]
        : [],
    ),
  };
  const applied = await organiser.call<{ changed: number }>(
    'POST',
    `/api/events/${eventId}/imports/${body.importId}/apply`,
    { answers },
  );
  expect(applied.body.changed).toBe(1);
  const after = await customOf(ada);
  expect(after).not.toHaveProperty(ids.rank ?? '');
  expect(after).toMatchObject({
    [ids.badge ?? '']: 'Ada Byron',
    [ids.shuttle ?? '']: false,
    [ids.arrives ?? '']: '2027-03-04',
  });
  expect((await compared(edited)).body.rows.map(({ is }) => is)).toEqual(['same', 'same']);

  // Changed here since, and not in the list: kept, although the list differs.
  await edit(ada, { custom: { [ids.badge ?? '']: 'Countess' } });
  const kept = (await compared(edited)).body.rows.find(({ name }) => name === 'Ada');
  expect(kept?.cells.map(({ field, is }) => [field, is])).toEqual([
    [`custom.${ids.badge}`, 'kept'],
  ]);

  const wrong = await compared(csv.replace('2027-03-04', '04/03/2027'));
  expect(wrong.status).toBe(400);
  expect(JSON.stringify(wrong.body.issues)).toContain('Arrives: Enter a date as 2027-03-04');
  await undo(eventId);
  await undo(eventId);
  expect(await customOf(ada)).toEqual(custom);
});

it("exports a person's values in words, and keeps none after their erasure", async () => {
  const { ada } = await dinner();
  type Export = { custom: { field: string; value: string }[] };
  const { body } = await organiser.call<Export>('GET', `/api/attendees/${ada}/export`);
  expect(body.custom).toEqual([
    { field: 'Hotel', value: 'Grand' },
    { field: 'Shuttle', value: 'no' },
    { field: 'Rank', value: '1.5' },
    { field: 'Arrives', value: '2027-03-04' },
    { field: 'Badge', value: 'Ada B.' },
  ]);
  expect((await organiser.call('POST', `/api/attendees/${ada}/erase`, {})).status).toBe(204);
  expect(await customOf(ada)).toBeUndefined();
});
