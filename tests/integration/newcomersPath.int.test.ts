import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { parseCsv } from '../../schema/imports/csv.ts';
import { plannerOfFile } from '../harness/plannerOfFile.ts';
import { masterKey } from '../harness/sealing.ts';
import { verdictOfVerify } from '../harness/serverBuild.ts';

type Row = { id: string };
type Attendee = Row & { name: string; attendeeRole: string; holdingFor: string[] };
type Seat = Row & { tableId: string; attendeeId: string | null };

const tablesOfTen = Array.from({ length: 20 }, (_, n) => `Table ${n + 1}`);

const planner = plannerOfFile();

it('plans a gala over REST alone, from signing in to the public link', async () => {
  const organiser = await planner.caller('organiser@example.com');
  const { body: event } = await organiser.call<Row>('POST', '/api/events', { name: 'Gala' });

  const gala = parseCsv(await readFile('tests/data/gala-180-semicolon-bom.csv'));
  const attendees = gala.rows.map(({ row: _, ...fields }) => fields);
  const imported = await organiser.call<(Attendee & { repeats?: string })[]>(
    'POST',
    '/api/attendees/bulk',
    {
      eventId: event.id,
      attendees,
    },
  );
  expect(imported.status).toBe(201);
  expect(imported.body.map(({ name }) => name)).toEqual(attendees.map(({ name }) => name));
  expect(imported.body).toHaveLength(180);
  const listed = await organiser.call<Attendee[]>('GET', `/api/attendees?event=${event.id}`);
  // The file names one guest twice, which the import reports beside the guest.
  const asListed = imported.body.map(({ repeats: _, ...attendee }) => attendee);
  expect(listed.body).toEqual(asListed);

  for (const name of tablesOfTen) {
    const table = { eventId: event.id, name, capacity: 10, layout: 'circular' };
    expect((await organiser.call('POST', '/api/tables', table)).status).toBe(201);
  }
  const auto = await organiser.call('POST', '/api/seats/auto-assign', { eventId: event.id });
  expect(auto).toMatchObject({ status: 200, body: { assigned: 180, unassigned: 0 } });

  const uncertain = imported.body[0] as Attendee;
  const held = await organiser.call<Attendee>('PATCH', `/api/attendees/${uncertain.id}/holding`, {
    event: event.id,
    hold: true,
    reason: 'May be travelling',
  });
  expect(held.body.holdingFor).toEqual([`event:${event.id}`]);
  const { body: seats } = await organiser.call<Seat[]>('GET', `/api/seats/all?event=${event.id}`);
  expect(seats).toHaveLength(200);
  expect(seats.filter(({ attendeeId }) => attendeeId)).toHaveLength(179);

  const saved = await organiser.call<Row>('POST', '/api/arrangements', {
    eventId: event.id,
    name: 'As printed',
  });
  const link = `/api/public/arrangements/${saved.body.id}`;
  const guest = await planner.caller();
  expect((await guest.call('GET', link)).status).toBe(404);
  await organiser.call('PATCH', `/api/arrangements/${saved.body.id}/share`, { isPublic: true });
  const shown = await guest.call<{ assignments: { attendeeName: string | null }[] }>('GET', link);
  expect(shown).toMatchObject({ status: 200, body: { name: 'As printed', seatCount: 200 } });
  expect(shown.body.assignments.filter(({ attendeeName }) => attendeeName)).toHaveLength(179);
  expect(JSON.stringify(shown.body)).not.toMatch(/@|phone|notes|opportunity/i);
});

it('leaves read models that equal the log, as `verify` confirms', async () => {
  expect(await verdictOfVerify({ DATABASE_URL: planner.databaseUrl, MASTER_KEY: masterKey })).toBe(
    'equal',
  );
});
