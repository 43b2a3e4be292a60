import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseCsv } from '../../schema/imports/csv.ts';
import type { ImportRow } from '../../schema/imports/importRow.ts';
import type { TableLayout } from '../../schema/vocabulary.ts';
import type { Application, RequestContext } from '../application.ts';
import { saveArrangement } from '../arrangements/operations.ts';
import { holdAttendee, importAttendees } from '../attendees/operations.ts';
import { newId } from '../core/ids.ts';
import { createEvent } from '../eventPlans/operations.ts';
import { placeFloorObject } from '../floorObjects/operations.ts';
import { claimEmail } from '../members/admit.ts';
import { onAccess, onMember } from '../members/operations.ts';
import { autoAssignSeats } from '../placement/operations.ts';
import { setRoomOutline } from '../rooms/operations.ts';
import { applyRulePreset } from '../seatingRules/operations.ts';
import { addTable } from '../tables/operations.ts';
import { demoAccounts } from './demoAccounts.ts';

const rectangle = (width: number, height: number) => ({ type: 'rect' as const, width, height });

const guestList = join('api', 'embedded', 'sample', 'client-dinner-48.csv');

/** In centimetres. The room is as wide as a screen, so that a whole chart shows initials. */
const outline = {
  units: 'metric' as const,
  points: [
    [-700, -440],
    [700, -440],
    [700, 440],
    [-700, 440],
  ],
};

const objects = [
  { kind: 'stage', name: 'Stage', x: 30, y: -390, shape: rectangle(300, 100) },
  { kind: 'bar', name: 'Bar', x: -660, y: 10, shape: rectangle(80, 300) },
  { kind: 'door', name: 'Entrance', x: 30, y: 440 },
];

const tables: { name: string; capacity: number; layout: TableLayout; x: number; y: number }[] = [
  { name: 'Head table', capacity: 10, layout: 'rectangular', x: 30, y: -170 },
  { name: 'Garden', capacity: 8, layout: 'circular', x: -380, y: -190 },
  { name: 'Fountain', capacity: 8, layout: 'circular', x: 440, y: -190 },
  { name: 'Library', capacity: 8, layout: 'oval', x: 30, y: 200 },
  { name: 'Terrace', capacity: 8, layout: 'circular', x: -380, y: 200 },
  { name: 'Hearth', capacity: 6, layout: 'rectangular', x: 440, y: 200 },
];

/**
 * Creates demo members and a sample event at the first start, and completes them if that was cut off. A failure,
 * for example over a log that is not empty, does not stop the planner.
 */
export const createSampleAtFirstStart = async (
  app: Application,
  print: (line: string) => void,
): Promise<void> => {
  if (await isInUseOrComplete(app)) return;
  print('Filling in a sample event …');
  try {
    await fillIn(app);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    print(`The sample event could not be filled in completely: ${why}`);
  }
};

/** The saved arrangement comes last, and nobody can sign in before it. */
const isInUseOrComplete = async ({ read }: Application): Promise<boolean> =>
  Boolean(
    (await read('user_identities').first('member_id')) ??
      (await read('seating_arrangements').first('id')),
  );

const commandId = 'sample';

/** Uses ordinary commands only, whose ids let a second start go on where the first was cut off. */
const fillIn = async (app: Application): Promise<void> => {
  for (const account of demoAccounts) await registerDemoAccount(app, account);
  const organiser = await app.read('users').where({ email: 'organiser@example.com' }).first('id');
  const request: RequestContext = {
    requestId: newId(),
    viewer: { id: organiser.id, role: 'user' },
  };
  const { event } = await createEvent(app, request, {
    commandId,
    name: 'Client dinner at the Orangery',
    description: 'An evening with clients and the people who look after them.',
    location: 'The Orangery, Kingsway Gardens',
    ...eveningIn(30),
    maxAttendees: 60,
  });
  const eventId = event.id;
  const attendees = (await guests()).map(({ row: _, ...fields }) => fields);
  const { ids } = await importAttendees(app, request, {
    commandId,
    eventId,
    source: 'csv',
    attendees,
  });
  await setRoomOutline(app, request, { commandId, eventId, outline });
  for (const object of objects)
    await placeFloorObject(app, request, { commandId: object.name, eventId, ...object });
  for (const table of tables)
    await addTable(app, request, { commandId: table.name, eventId, ...table });
  await applyRulePreset(app, request, { commandId, eventId, preset: 'clientDinner' });
  const [undecided, travelling] = ids;
  const hold = (id: string | undefined, reason: string) =>
    holdAttendee(app, request, { commandId: id, id, reason });
  await hold(undecided, 'Waiting for a reply');
  await hold(travelling, 'May arrive the day after');
  await autoAssignSeats(app, request, { commandId, eventId });
  await saveArrangement(app, request, {
    commandId,
    eventId,
    name: 'First seating',
    description: 'As sent to the host.',
    isPublic: true,
  });
};

const guests = async (): Promise<ImportRow[]> => {
  const { rows, errors } = parseCsv(await readFile(guestList));
  if (errors.length > 0) throw new Error(`The sample guest list is broken: ${errors.join('; ')}`);
  return rows;
};

const eveningIn = (days: number) => {
  const day = new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  return { startDate: `${day}T18:30:00.000Z`, endDate: `${day}T22:30:00.000Z` };
};

const registerDemoAccount = async (
  app: Application,
  { email, firstName, lastName, role }: (typeof demoAccounts)[number],
): Promise<void> => {
  const memberId = await claimEmail(app, email);
  const origin = () => ({ commandId: newId(), actorId: 'system' });
  const person = { email, firstName, lastName, profileImageUrl: null };
  const command = { type: 'RegisterMember' as const, memberId, via: 'admin' as const, person };
  await onMember(app, { ...command, membershipLevel: 'basic' }, origin());
  await onAccess(app, { type: 'SetMemberRole', memberId, role }, origin());
};
