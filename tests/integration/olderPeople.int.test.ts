import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../api/core/ids.ts';
import { verify } from '../../projections/engine/verify/verify.ts';
import { projectors } from '../../projections/projectors.ts';
import { guest } from '../../projections/testing/dinner.ts';
import { createCodec } from '../../schema/codec.ts';
import type { DomainEvent, RecordedEvent } from '../../schema/domainEvents.ts';
import { noPerson } from '../../schema/entities/attendee.ts';
import { eventPlanStream } from '../../schema/ids.ts';
import type { NewAttendee } from '../../schema/planFacts.ts';
import type { EventStore, NewEvent } from '../../schema/ports/eventLog.ts';
import { addedFields } from '../../schema/upcasters.ts';
import { details, tableStands } from '../harness/dinners.ts';
import { type GraphQLServer, startGraphQLServer } from '../harness/graphqlServer.ts';
import { createInMemoryEventStore } from '../harness/inMemoryEventLog.ts';

/** Code from before people had `otherAccountNotes`, and code with that field. */
const before = createCodec({ events: [], person: [] });
const since = createCodec({
  events: [],
  person: [{ from: 1, lift: addedFields({ otherAccountNotes: null }) }],
});

const [mira, ada, jonas, vera] = [newId(), newId(), newId(), newId()];
const olderGuest = (id: string, name: string): NewAttendee => {
  const { person, ...others } = guest(id, name);
  const { otherAccountNotes: _, ...older } = person;
  return { ...others, person: older as NewAttendee['person'] };
};
const today = { ...noPerson, otherAccountNotes: null };

const stores: [name: string, openStore: (() => EventStore) | undefined][] = [
  ['in PostgreSQL', undefined],
  ['in memory', createInMemoryEventStore],
];

describe.each(stores)('a log %s from before people had a field', (_, openStore) => {
  const eventId = newId();
  const stream = eventPlanStream(eventId);
  const deletionOfJonas = newId();
  let server: GraphQLServer;
  let organiser: string;

  beforeAll(async () => {
    server = await startGraphQLServer({ openStore, codec: since });
    organiser = await server.member();
    const imported = [olderGuest(ada, 'Ada'), olderGuest(vera, 'Vera')];
    const facts: [fact: DomainEvent, commandId?: string][] = [
      [{ type: 'EventPlanCreated', data: { eventId, ownerId: organiser, details } }],
      [{ type: 'AttendeeAdded', data: { eventId, held: null, ...olderGuest(mira, 'Mira') } }],
      [{ type: 'AttendeeAdded', data: { eventId, held: null, ...olderGuest(jonas, 'Jonas') } }],
      [
        {
          type: 'AttendeesImported',
          data: {
            eventId,
            importId: newId(),
            source: 'csv',
            part: 0,
            parts: 1,
            attendees: imported,
          },
        },
      ],
      [
        {
          type: 'AttendeeDeleted',
          data: { eventId, was: { in: 'pool' }, isCheckedIn: false, ...olderGuest(jonas, 'Jonas') },
        },
        deletionOfJonas,
      ],
      [tableStands('garden', 4)].map((table) => ({
        ...table,
        data: { ...table.data, eventId },
      })) as [DomainEvent],
    ];
    const events = facts.map(([fact, commandId = newId()]) => ({
      ...fact,
      id: crypto.randomUUID(),
      metadata: { commandId, actorId: organiser, at: '2026-11-21T19:00:00.000Z' },
    })) as NewEvent[];
    const older = server.logWith(before);
    const { position } = await older.append(stream, events, { expected: 'noStream' });
    await server.app.feed.waitFor(position);
  });
  afterAll(() => server?.stop());

  const recorded = async (): Promise<RecordedEvent[]> => {
    const events: RecordedEvent[] = [];
    for await (const event of server.log.readStream(stream)) events.push(event);
    return events;
  };
  const ask = <Data = Record<string, never>>(query: string, variables = {}) =>
    server.ask<Data>(organiser, query, variables);
  const edit = async (id: string, changes: object): Promise<string> => {
    const { editAttendee } = await ask<{ editAttendee: { stepId: string } }>(
      'mutation ($input: EditAttendeeInput!) { editAttendee(input: $input) { stepId } }',
      { input: { id, ...changes } },
    );
    return editAttendee.stepId;
  };
  const undo = (stepId: string) =>
    ask('mutation ($input: UndoInput!) { undo(input: $input) { stepId } }', {
      input: { eventId, stepId },
    });
  const notesOf = async (id: string): Promise<string | null | undefined> => {
    const { attendee } = await ask<{ attendee: { otherAccountNotes: string | null } | null }>(
      'query ($id: ID!) { attendee(id: $id) { otherAccountNotes } }',
      { id },
    );
    return attendee?.otherAccountNotes;
  };
  const differences = async (from: string) => {
    const { comparison } = await ask<{ comparison: { people: object[] } }>(
      `query ($eventId: ID!, $from: String) {
        comparison(eventId: $eventId, from: $from, to: "now") { people { attendeeId fields } }
      }`,
      { eventId, from },
    );
    return comparison.people;
  };

  it("records nothing if somebody's form is saved unchanged", async () => {
    const { length } = await recorded();
    const { person, attendeeRole, tags } = guest(mira, 'Mira');
    await edit(mira, { ...person, attendeeRole, tags });
    expect(await recorded()).toHaveLength(length);
    expect(await notesOf(mira)).toBeNull();
  });

  it('accepts the field, shows it in a comparison, and undoes it to its absence', async () => {
    const { revision } = (await recorded()).at(-1) as RecordedEvent;
    const step = await edit(ada, { otherAccountNotes: 'Call first' });
    expect((await recorded()).at(-1)?.data).toMatchObject({
      person: {
        before: { otherAccountNotes: null },
        after: { otherAccountNotes: 'Call first' },
      },
    });
    expect(await notesOf(ada)).toBe('Call first');
    const changed = [{ attendeeId: ada, fields: ['otherAccountNotes'] }];
    expect(await differences(`r:${revision}`)).toEqual(changed);
    await undo(step);
    expect(await notesOf(ada)).toBeNull();
    expect(await differences(`r:${revision}`)).toEqual([]);
  });

  it('restores a previously removed person completely', async () => {
    await undo(deletionOfJonas);
    const undone = (await recorded()).at(-1);
    if (undone?.type !== 'ChangeUndone') throw new Error('an undo was recorded');
    expect(undone.data.attendeesAdded.map(({ person }) => person)).toStrictEqual([
      { ...today, name: 'Jonas' },
    ]);
    expect(await notesOf(jonas)).toBeNull();
  });

  it('is copied into a draft without any difference', async () => {
    const { startDraft } = await ask<{ startDraft: { draft: { id: string } } }>(
      'mutation ($input: StartDraftInput!) { startDraft(input: $input) { draft { id } } }',
      { input: { eventId, name: 'Long tables' } },
    );
    expect(await differences(`draft:${startDraft.draft.id}`)).toEqual([]);
  });

  it('is exported with the field, in present data and in records', async () => {
    const { attendeeData } = await ask<{
      attendeeData: { attendee: object; history: { type: string; data: object }[] };
    }>('query ($id: ID!) { attendeeData(id: $id) }', { id: ada });
    expect(attendeeData.attendee).toMatchObject({ name: 'Ada', otherAccountNotes: null });
    expect(JSON.stringify(attendeeData.history)).toContain('"otherAccountNotes":null');
  });

  it('contains nothing of an erased person, in the present shape of people', async () => {
    await ask('mutation ($input: EraseInput!) { eraseAttendee(input: $input) { id } }', {
      input: { id: vera },
    });
    const people = (await recorded()).flatMap((event) =>
      event.type === 'AttendeesImported' ? event.data.attendees.map(({ person }) => person) : [],
    );
    expect(people).toStrictEqual([
      { ...today, name: 'Ada' },
      { ...today, name: 'Erased guest' },
    ]);
  });

  it('is projected as it is read', async () => {
    const { connectionString, log } = server;
    expect((await verify({ connectionString, log, projectors })).differences).toEqual([]);
  });
});
