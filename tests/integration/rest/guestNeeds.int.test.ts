import { expect, it } from 'vitest';
import type { AttendeeRow } from '../../../schema/entities/attendee.ts';
import type { HistoryRow } from '../../../schema/entities/history.ts';
import { plannerOfFile } from '../../harness/plannerOfFile.ts';
import { sound, soundnessOf } from '../../harness/soundness.ts';
import { anEvent, type Problem } from './prepared.ts';

type Answer = AttendeeRow & Problem & { attendeeId: string };

const planner = plannerOfFile();
const organiser = planner.somebody('organiser@example.com');
const admin = planner.somebody('admin@example.com');
const stranger = planner.somebody('stranger@example.com');

const add = (body: object) => organiser.call<Answer>('POST', '/api/attendees', body);
const change = (id: string, body: object, by = organiser) =>
  by.call<Answer>('PATCH', `/api/attendees/${id}`, body);
const read = async (id: string, by = organiser) =>
  (await by.call<Answer>('GET', `/api/attendees/${id}`)).body;

const ask = async <Data>(query: string, variables: object): Promise<Data> => {
  const { data, errors } = await organiser.graphql<Data>(query, variables);
  if (!data) throw new Error(JSON.stringify(errors));
  return data;
};

const nuts = { substance: 'nuts', severity: 'anaphylaxis' } as const;
const kiwi = { substance: 'Kiwi', severity: 'intolerance' } as const;
const needs = {
  allergies: [{ substance: 'Tree nuts', severity: 'anaphylaxis' }, kiwi],
  access: ['High chair', 'Near the door'],
  externalId: ' CRM-1 ',
};
const kept = {
  allergies: [nuts, kiwi],
  access: ['highChair', 'Near the door'],
  externalId: 'CRM-1',
};
const none = { allergies: null, access: null, externalId: null };

const adaWithNeeds = async (fields = {}) => {
  const { id: eventId } = await anEvent(organiser, fields);
  const { status, body } = await add({ eventId, name: 'Ada', ...needs });
  expect(status).toBe(201);
  return { eventId, ada: body };
};

it('stores them in canonical words, and answers them over REST and GraphQL', async () => {
  const { eventId, ada } = await adaWithNeeds();
  expect(ada).toMatchObject(kept);
  expect(await read(ada.id)).toMatchObject(kept);
  const { eventPlan } = await ask<{ eventPlan: { attendees: object[] } }>(
    `query ($id: ID!) { eventPlan(id: $id) {
      attendees { access allergies { substance severity } externalId }
    } }`,
    { id: eventId },
  );
  expect(eventPlan.attendees).toEqual([kept]);
  const { addAttendee } = await ask<{ addAttendee: { attendee: object } }>(
    `mutation ($input: AddAttendeeInput!) { addAttendee(input: $input) {
      attendee { name allergies { substance severity } access externalId }
    } }`,
    { input: { eventId, attendee: { name: 'Ben', allergies: [nuts], access: [] } } },
  );
  expect(addAttendee.attendee).toEqual({ ...none, name: 'Ben', allergies: [nuts] });
});

it('changes, clears and restores them, and puts no values into the history', async () => {
  const { eventId, ada } = await adaWithNeeds();
  expect((await change(ada.id, { allergies: [kiwi] })).body.allergies).toEqual([kiwi]);
  const cleared = { allergies: [], access: null, externalId: '' };
  expect((await change(ada.id, cleared, admin)).body).toMatchObject(none);
  await admin.call('POST', `/api/events/${eventId}/undo`, {});
  expect(await read(ada.id)).toMatchObject({ ...kept, allergies: [kiwi] });
  await organiser.call('POST', `/api/events/${eventId}/undo`, {});
  expect(await read(ada.id)).toMatchObject(kept);
  const history = await organiser.call<HistoryRow[]>('GET', `/api/events/${eventId}/history`);
  expect(history.body.map(({ action }) => action)).toContain('attendee_edited');
  expect(JSON.stringify(history.body)).not.toMatch(/Kiwi|Near the door|CRM-1/);
});

it('refuses an external id that is in use in the event, and names its holder', async () => {
  const { eventId, ada } = await adaWithNeeds();
  const { body: ben } = await add({ eventId, name: 'Ben' });
  const refused = {
    status: 409,
    body: {
      code: 'EXTERNAL_ID_TAKEN',
      attendeeId: ada.id,
      name: 'Ada',
      issues: [{ path: 'externalId', message: 'Ada has this external ID already' }],
    },
  };
  expect(await add({ eventId, name: 'Cleo', externalId: 'CRM-1' })).toMatchObject(refused);
  expect(await change(ben.id, { externalId: ' CRM-1' })).toMatchObject(refused);
  const bulk = await organiser.call<Problem>('POST', '/api/attendees/bulk', {
    eventId,
    attendees: [{ name: 'Dan' }, { name: 'Eve', externalId: 'CRM-1' }],
  });
  expect(bulk).toMatchObject({
    status: 409,
    body: {
      code: 'EXTERNAL_ID_TAKEN',
      issues: [{ index: 1, path: 'externalId' }],
      people: [{ attendeeId: ada.id, name: 'Ada' }],
    },
  });
  const { body } = await organiser.call<object[]>('GET', `/api/attendees?event=${eventId}`);
  expect(body).toHaveLength(2);
  const elsewhere = await anEvent(organiser);
  expect((await add({ eventId: elsewhere.id, name: 'Ada', externalId: 'CRM-1' })).status).toBe(201);
});

it('copies them into drafts and events, and compares them by field', async () => {
  const { eventId, ada } = await adaWithNeeds();
  const drafts = `/api/events/${eventId}/drafts`;
  const { body: draft } = await organiser.call<{ id: string }>('POST', drafts, { name: 'Trial' });
  const differing = async () => {
    const { comparison } = await ask<{ comparison: { people: object[] } }>(
      `query ($eventId: ID!, $to: String) {
        comparison(eventId: $eventId, from: "now", to: $to) { people { attendeeId fields } }
      }`,
      { eventId, to: `draft:${draft.id}` },
    );
    return comparison.people;
  };
  expect(await differing()).toEqual([]);
  const list = await organiser.call<AttendeeRow[]>('GET', `/api/attendees?event=${draft.id}`);
  expect(list.body[0]).toMatchObject(kept);
  await change(list.body[0]?.id ?? '', { allergies: [nuts], externalId: 'CRM-2', access: [] });
  expect(await differing()).toEqual([
    { attendeeId: ada.id, fields: expect.arrayContaining(['allergies', 'externalId', 'access']) },
  ]);
  await organiser.call('POST', `/api/drafts/${draft.id}/take-over`, {});
  expect(await read(ada.id)).toMatchObject({ ...none, allergies: [nuts], externalId: 'CRM-2' });
});

it("hides them from readers of a public event, and includes them in a person's export", async () => {
  const { eventId, ada } = await adaWithNeeds({ isPublic: true });
  expect(await read(ada.id, stranger)).toMatchObject({ name: 'Ada', ...none });
  const list = await stranger.call('GET', `/api/attendees?event=${eventId}`);
  expect(JSON.stringify(list.body)).not.toMatch(/nuts|Near the door|CRM-1/);
  const exported = await organiser.call<{ attendee: object }>(
    'GET',
    `/api/attendees/${ada.id}/export`,
  );
  expect(exported.body.attendee).toMatchObject(kept);
});

it('leaves read models that equal the log', async () => {
  expect(await soundnessOf(planner)).toEqual(sound);
});
