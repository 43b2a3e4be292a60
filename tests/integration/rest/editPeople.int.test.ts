import { expect, it } from 'vitest';
import type { AttendeeRow } from '../../../schema/entities/attendee.ts';
import { limits } from '../../../schema/limits.ts';
import { plannerOfFile } from '../../harness/plannerOfFile.ts';
import { anEvent, type Problem, people, stepsOf } from './prepared.ts';

const planner = plannerOfFile();
const organiser = planner.somebody('organiser@example.com');
const stranger = planner.somebody('stranger@example.com');

const dinner = async (...names: string[]) => {
  const { id: eventId } = await anEvent(organiser);
  return { eventId, ids: (await people(organiser, eventId, ...names)).map(({ id }) => id) };
};
const editMany = (eventId: string, edits: unknown, caller = organiser) =>
  caller.call<AttendeeRow[] & Problem>('POST', '/api/attendees/edit-many', { eventId, edits });
const guests = async (eventId: string) =>
  (await organiser.call<AttendeeRow[]>('GET', `/api/attendees?event=${eventId}`)).body;
const undo = (eventId: string) => organiser.call('POST', `/api/events/${eventId}/undo`, {});

it('forms a party and dissolves it, each in one step that can be undone', async () => {
  const { eventId, ids } = await dinner('Ada', 'Benno', 'Cleo');
  const [ada, benno] = ids;
  const of = (party: string | null) => [ada, benno].map((attendeeId) => ({ attendeeId, party }));
  const formed = await editMany(eventId, of('Family'));
  expect([formed.status, formed.body.map(({ party }) => party)]).toEqual([
    200,
    ['Family', 'Family'],
  ]);
  const parties = async () => (await guests(eventId)).map(({ party }) => party);
  await editMany(eventId, of(null));
  expect(await parties()).toEqual([null, null, null]);
  await undo(eventId);
  expect(await parties()).toEqual(['Family', 'Family', null]);
  await undo(eventId);
  expect(await parties()).toEqual([null, null, null]);
});

it('edits as many as one step may, and no more', async () => {
  const names = Array.from({ length: limits.editedTogether }, (_, n) => `Guest ${n}`);
  const { eventId, ids } = await dinner(...names);
  const edits = ids.map((attendeeId) => ({ attendeeId, company: 'Acme', tags: ['vip'] }));
  expect((await editMany(eventId, edits)).status).toBe(200);
  const rows = await guests(eventId);
  expect(
    rows.filter(({ company, tags }) => company === 'Acme' && tags.includes('vip')),
  ).toHaveLength(limits.editedTogether);
  const tooMany = await editMany(eventId, [...edits, { attendeeId: ids[0] }]);
  expect(tooMany.status).toBe(400);
});

it('edits nobody if one edit is impossible, and reports its row', async () => {
  const { eventId, ids } = await dinner('Ada', 'Benno');
  const [ada = '', benno = ''] = ids;
  const elsewhere = await dinner('Dora');
  const before = await stepsOf(organiser, eventId);
  const answers: [unknown, number, string][] = [
    [
      [
        { attendeeId: ada, company: 'A' },
        { attendeeId: 'nobody', company: 'A' },
      ],
      404,
      'ATTENDEE_NOT_FOUND',
    ],
    [
      [
        { attendeeId: ada, company: 'A' },
        { attendeeId: elsewhere.ids[0], company: 'A' },
      ],
      404,
      'ATTENDEE_NOT_FOUND',
    ],
    [
      [
        { attendeeId: ada, company: 'A' },
        { attendeeId: ada, title: 'A' },
      ],
      400,
      'BAD_INPUT',
    ],
    [
      [
        { attendeeId: ada, company: 'A' },
        { attendeeId: benno, email: 'none' },
      ],
      400,
      'BAD_INPUT',
    ],
    [[{ attendeeId: ada, guestOf: benno }], 400, 'BAD_INPUT'],
    [[{ attendeeId: ada, tags: [`event:${elsewhere.eventId}`] }], 400, 'BAD_INPUT'],
    [
      [
        { attendeeId: ada, externalId: 'X' },
        { attendeeId: benno, externalId: 'X' },
      ],
      409,
      'EXTERNAL_ID_TAKEN',
    ],
    [[], 400, 'BAD_INPUT'],
  ];
  for (const [edits, status, code] of answers) {
    const { status: got, body } = await editMany(eventId, edits);
    expect([edits, got, body.code]).toEqual([edits, status, code]);
  }
  const hidden = await editMany(eventId, [{ attendeeId: ada, company: 'A' }], stranger);
  expect([hidden.status, hidden.body.code]).toEqual([404, 'EVENT_NOT_FOUND']);
  expect(await stepsOf(organiser, eventId)).toBe(before);
});

it('does the same over GraphQL, even for a long list', async () => {
  const names = Array.from({ length: limits.editedTogether }, (_, n) => `Guest ${n}`);
  const { eventId, ids } = await dinner(...names);
  const notes = 'Arrives with the second coach from the station, after the speeches of the hosts.';
  const edits = ids.map((attendeeId) => ({ attendeeId, attendeeRole: 'customer', notes }));
  const { data } = await organiser.graphql<{
    editPeople: { attendees: { attendeeRole: string }[] };
  }>(
    `mutation ($input: EditPeopleInput!) {
      editPeople(input: $input) { attendees { attendeeRole } }
    }`,
    { input: { eventId, edits } },
  );
  expect(data?.editPeople.attendees).toEqual(names.map(() => ({ attendeeRole: 'opportunity' })));
});
