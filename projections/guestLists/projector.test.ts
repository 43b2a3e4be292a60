import { expect, it } from 'vitest';
import type { RecordedEvent } from '../../schema/domainEvents.ts';
import { noPerson } from '../../schema/entities/attendee.ts';
import type { ListedChange, RecordedChange } from '../../schema/planChange.ts';
import { type Fact, history, project } from '../testing/project.ts';
import { guestListsProjector } from './projector.ts';

const eventId = 'dinner';
const newcomer = (attendeeId: string) => ({
  attendeeId,
  attendeeRole: 'guest' as const,
  tags: [],
  person: { ...noPerson, name: attendeeId },
});
const imported: Fact = {
  type: 'AttendeesImported',
  data: {
    eventId,
    importId: 'import',
    source: 'csv',
    part: 0,
    parts: 1,
    attendees: [newcomer('mira'), newcomer('ada')],
  },
};
const change: RecordedChange = {
  part: 0,
  parts: 1,
  attendeesAdded: [],
  change: {
    details: null,
    attendeesRemoved: [],
    attendeesChanged: [],
    moved: [],
    tablesAdded: [],
    tablesRemoved: [],
    tablesChanged: [],
    seatsTaken: [],
    checkedIn: 0,
  },
};
const source = {
  kind: 'csv' as const,
  headerPrint: 'print',
  mapping: { columns: { name: 0 } },
};
const merged = (listed: ListedChange[]): Fact => ({
  type: 'GuestListMerged',
  data: { eventId, changeId: 'merge', ...change, source, listed },
});
const titled: ListedChange = {
  attendeeId: 'mira',
  person: { before: {}, after: { title: 'CEO' } },
};

/** The tables after these facts. Command `command-n` is that of the n-th fact, from 0. */
const tablesAfter = (...facts: Fact[]) => project(guestListsProjector, history(facts));
const undoneSteps = async (...facts: Fact[]) =>
  (await tablesAfter(...facts)).import_steps?.flatMap(({ id, turns }) =>
    (turns as { isUndone: boolean }[]).at(-1)?.isUndone ? id : [],
  );

const undo = (of: string): Fact => ({
  type: 'ChangeUndone',
  data: { eventId, changeId: `undo of ${of}`, ...change, of, inTurn: true },
});
const redo = (of: string): Fact => ({
  type: 'ChangeRedone',
  data: { eventId, changeId: `redo of ${of}`, ...change, of },
});
const restored = (revision: number): Fact => ({
  type: 'MomentRestored',
  data: { eventId, changeId: 'restored', ...change, revision, asOf: '' },
});

it('stores what each step said about people, and how its columns were assigned', async () => {
  const tables = await tablesAfter(
    imported,
    merged([titled, { attendeeId: 'ada', isListed: false }]),
  );
  expect(
    tables.imported_rows?.map(({ stepId, attendeeId, isListed, fields }) => [
      stepId,
      attendeeId,
      isListed,
      fields,
    ]),
  ).toEqual([
    ['command-0', 'ada', true, { name: 'ada', attendeeRole: 'guest' }],
    ['command-0', 'mira', true, { name: 'mira', attendeeRole: 'guest' }],
    ['command-1', 'ada', false, {}],
    ['command-1', 'mira', true, { title: 'CEO' }],
  ]);
  expect(tables.import_sources).toMatchObject([
    { memberId: 'organiser', headerPrint: 'print', mapping: source.mapping },
  ]);
});

it('stores what each step said about replies', async () => {
  const withReplies: Fact = {
    ...imported,
    data: {
      ...imported.data,
      attendees: [{ ...newcomer('mira'), reply: 'yes' }, newcomer('ada')],
    },
  } as Fact;
  const { imported_rows } = await tablesAfter(
    withReplies,
    merged([
      { attendeeId: 'mira', reply: { before: 'yes', after: null } },
      { attendeeId: 'ada', reply: { before: null, after: 'no' } },
    ]),
  );
  expect(imported_rows?.map(({ attendeeId, fields }) => [attendeeId, fields])).toEqual([
    ['ada', { name: 'ada', attendeeRole: 'guest' }],
    ['mira', { name: 'mira', attendeeRole: 'guest', reply: 'yes' }],
    ['ada', { reply: 'no' }],
    ['mira', { reply: null }],
  ]);
});

it('assigns the columns of a header as last time', async () => {
  const again = { ...source, mapping: { columns: { name: 1 } } };
  const { import_sources } = await tablesAfter(merged([]), {
    type: 'GuestListMerged',
    data: { eventId, changeId: 'later', ...change, source: again, listed: [] },
  });
  expect(import_sources).toMatchObject([{ mapping: again.mapping }]);
});

it('knows which list a first import was, and how its columns were assigned', async () => {
  const first = { ...imported, data: { ...imported.data, list: source } } as Fact;
  const { import_steps, import_sources } = await tablesAfter(first, merged([]));
  expect(import_steps?.map(({ headerPrint }) => headerPrint)).toEqual(['print', 'print']);
  expect(import_sources).toMatchObject([{ memberId: 'organiser', mapping: source.mapping }]);
  const older = await tablesAfter(imported);
  expect(older.import_steps).toMatchObject([{ source: 'csv', headerPrint: null }]);
  expect(older.import_sources ?? []).toEqual([]);
});

it('joins the parts of a merge, and stores nothing that was discarded', async () => {
  const part = (changeId: string): Fact => ({
    type: 'ChangePartRecorded',
    data: { eventId, changeId, part: 0, parts: 2, piece: { listed: [titled] } },
  });
  const last = merged([{ attendeeId: 'ada', isListed: false }]) as Extract<
    Fact,
    { type: 'GuestListMerged' }
  >;
  const tables = await tablesAfter(
    part('given up'),
    { type: 'PartsDiscarded', data: { eventId, changeId: 'given up' } },
    part('merge'),
    { ...last, data: { ...last.data, part: 1, parts: 2 } },
  );
  expect(tables.imported_rows?.map(({ attendeeId }) => attendeeId)).toEqual(['ada', 'mira']);
  expect(tables.import_parts ?? []).toEqual([]);
});

it('ignores a step while it is undone, including undos of undos', async () => {
  const steps = [imported, merged([titled])];
  expect(await undoneSteps(...steps, undo('command-1'))).toEqual(['command-1']);
  expect(await undoneSteps(...steps, undo('command-1'), redo('command-2'))).toEqual([]);
  expect(
    await undoneSteps(...steps, undo('command-1'), redo('command-2'), undo('command-3')),
  ).toEqual(['command-1']);
});

it('ignores steps after a restored moment, and counts them again after its undo', async () => {
  const steps = [imported, merged([titled])];
  expect(await undoneSteps(...steps, restored(0))).toEqual(['command-1']);
  expect(await undoneSteps(...steps, restored(0), undo('command-2'))).toEqual([]);
  expect(await undoneSteps(...steps, undo('command-1'), restored(1))).toEqual([]);
});

it('counts steps as at a restored moment, however often they were undone since', async () => {
  const steps = [imported, merged([titled]), undo('command-1'), redo('command-2')];
  expect(await undoneSteps(...steps, restored(2))).toEqual(['command-1']);
  expect(await undoneSteps(...steps, restored(2), undo('command-4'))).toEqual([]);
  expect(await undoneSteps(...steps, undo('command-3'), restored(2))).toEqual(['command-1']);
  expect(await undoneSteps(...steps, undo('command-3'), restored(3))).toEqual([]);
});

it('forgets erased people and deleted events', async () => {
  const erased: Fact = {
    type: 'AttendeeErased',
    data: { eventId, attendeeId: 'mira', was: null, isCheckedIn: false },
  };
  const left = await tablesAfter(imported, merged([titled]), erased);
  expect(left.imported_rows?.map(({ attendeeId }) => attendeeId)).toEqual(['ada']);
  const facts = history([imported, merged([titled])]);
  const deleted = {
    ...facts[0],
    id: 'last',
    type: 'EventPlanDeleted',
    data: { eventId, ownerId: 'organiser', details: {} },
  } as unknown as RecordedEvent;
  const { imported_rows = [], import_steps = [] } = await project(guestListsProjector, [
    ...facts,
    deleted,
  ]);
  expect([imported_rows, import_steps]).toEqual([[], []]);
});
