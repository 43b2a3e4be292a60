import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newId } from '../../api/core/ids.ts';
import { expectedCode } from '../../api/eventLog/postgresSchema.ts';
import { encrypt } from '../../api/sealing/cipher.ts';
import { guest } from '../../projections/testing/dinner.ts';
import type { DomainEvent } from '../../schema/domainEvents.ts';
import type { AttendeeRow } from '../../schema/entities/attendee.ts';
import type { EventRow } from '../../schema/entities/event.ts';
import { arrangementStream, eventPlanStream, memberStream } from '../../schema/ids.ts';
import { mapPersonalFields, outlineOf } from '../../schema/personalFields.ts';
import { createPool } from '../../schema/ports/postgres.ts';
import { plannerOfFile } from '../harness/plannerOfFile.ts';
import { testKeys } from '../harness/sealing.ts';
import { sound, soundnessOf } from '../harness/soundness.ts';

const planner = plannerOfFile();
const organiser = planner.somebody('organiser@example.com');
let pool: pg.Pool;
let event: EventRow;
beforeAll(async () => {
  pool = createPool(planner.databaseUrl);
  event = (await organiser.call<EventRow>('POST', '/api/events', { name: 'Dinner' })).body;
});
afterAll(() => pool.end());

/** Personal values, sealed without today's checks. */
const sealedUnseen = async (id: string, { data }: DomainEvent): Promise<unknown> => {
  const people = new Set<string>();
  mapPersonalFields(data, (value, whose) => {
    people.add(whose.id);
    return value;
  });
  const keys = await (await testKeys(pool)).readOrMake(people);
  return mapPersonalFields(data, (value, whose, field) => {
    const text = Buffer.from(JSON.stringify(value));
    const bound = `${id} ${whose.id} ${field}`;
    const sealed = encrypt(keys.get(whose.id) as Buffer, text, bound).toString('base64');
    return { sealed, ...outlineOf(value, whose, field) };
  });
};

/** Writes to the log as it was done before texts were checked, sealed or not. */
const recordUnseen = async (
  stream: string,
  fact: DomainEvent,
  { isSealed = true } = {},
): Promise<void> => {
  const id = randomUUID();
  const data = isSealed ? await sealedUnseen(id, fact) : fact.data;
  const metadata = { commandId: newId(), actorId: 'system', at: '2026-11-21T19:00:00.000Z' };
  await pool.query(
    `SELECT * FROM event_log.append(ARRAY[$1::text], ARRAY[$2::bigint], ARRAY[1], ARRAY[$3::uuid],
       ARRAY[$4::text], ARRAY[$5::text], ARRAY[$6::text])`,
    [
      stream,
      expectedCode.any,
      id,
      fact.type,
      JSON.stringify(data),
      JSON.stringify({ ...metadata, shape: 1 }),
    ],
  );
};

const addedUnseen = (name: string, how: { isSealed: boolean }) =>
  recordUnseen(
    eventPlanStream(event.id),
    {
      type: 'AttendeeAdded',
      data: { eventId: event.id, held: null, ...guest(newId(), name), tags: [`t${name}`] },
    },
    how,
  );

const signedInUnseen = async (email: string, firstName: string, subjects: string[]) => {
  const memberId = newId();
  const stream = memberStream(memberId);
  const person = { email, firstName, lastName: null, profileImageUrl: null };
  await recordUnseen(stream, {
    type: 'MemberRegistered',
    data: { memberId, via: 'signIn', membershipLevel: 'basic', person },
  });
  for (const subject of subjects)
    await recordUnseen(stream, {
      type: 'MemberIdentityLinked',
      data: { memberId, person: { issuer: 'https://provider.example', subject } },
    });
};

it('continues with a log that contains unstorable text, and shows the rest of it', async () => {
  await addedUnseen('Ada\ud83d', { isSealed: true });
  await addedUnseen('Be\u0000la', { isSealed: false });
  await recordUnseen(eventPlanStream(event.id), {
    type: 'EventPlanEdited',
    data: {
      eventId: event.id,
      ownerId: event.createdByUserId,
      before: { name: 'Dinner' },
      after: { name: 'Dinner \ude00\u0000' },
    },
  });
  const arrangementId = newId();
  await recordUnseen(arrangementStream(arrangementId), {
    type: 'ArrangementSaved',
    data: {
      arrangementId,
      eventId: event.id,
      tableId: null,
      name: `Copy of ${'x'.repeat(91)}\ud83d`,
      description: null,
      isTemplate: false,
      isPublic: false,
      tables: [],
      person: { names: { [newId()]: 'C\ud83d' } },
    },
  });
  const long = Array.from({ length: 400 }, () => randomUUID()).join('');
  await signedInUnseen('half@example.com', `${'x'.repeat(49)}\ud83d`, ['\ud83d', '\ude00']);
  await signedInUnseen('nul@example.com', '\u0000', ['\ud83d', 'a\u0000', long]);
  await signedInUnseen(`${'a'.repeat(60)}@${`${'b'.repeat(60)}.`.repeat(80)}com`, 'Long', []);

  expect(await soundnessOf(planner)).toEqual(sound);
  const people = await organiser.call<AttendeeRow[]>('GET', `/api/attendees?event=${event.id}`);
  expect(people.body.map(({ name, tags }) => [name, tags[1]]).sort()).toEqual([
    ['Ada\ufffd', 'tAda\ufffd'],
    ['Bela', 'tBela'],
  ]);
  const { body } = await organiser.call<EventRow>('GET', `/api/events/${event.id}`);
  expect(body.name).toBe('Dinner \ufffd');
});

it('accepts commands on what it has read so, and lets people sign in', async () => {
  const { status } = await organiser.call('POST', '/api/attendees', {
    eventId: event.id,
    name: 'Cleo',
  });
  expect(status).toBe(201);
  const newcomer = await planner.caller('newcomer@example.com');
  expect((await newcomer.call('GET', '/api/auth/user')).status).toBe(200);
  expect(await soundnessOf(planner)).toEqual(sound);
});

it('names a copy without cutting an emoji of the original’s name in half', async () => {
  const name = `${'x'.repeat(91)}😀`;
  const saved = await organiser.call<{ id: string }>('POST', '/api/arrangements', {
    eventId: event.id,
    name,
  });
  const copyOf = (id: string) =>
    organiser.call<{ id: string; name: string }>('POST', `/api/arrangements/${id}/duplicate`, {});
  const { status, body: copy } = await copyOf(saved.body.id);
  expect([status, copy.name]).toEqual([201, `Copy of ${name}`]);
  expect((await copyOf(copy.id)).body.name).toBe(`Copy of Copy of ${'x'.repeat(84)}`);
  expect(await soundnessOf(planner)).toEqual(sound);
});
