import decodeQR from 'qr/decode.js';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { IssuedSheetRow, PublicSheet } from '../../../schema/entities/issuedSheet.ts';
import type { Caller } from '../../harness/planner.ts';
import { plannerOfFile } from '../../harness/plannerOfFile.ts';
import { anEvent, aTable, type Problem, people, seat } from './prepared.ts';

const planner = plannerOfFile();
const organiser = planner.somebody('organiser@example.com');
const guest = planner.somebody();
const stranger = planner.somebody('stranger@example.com');

const cards = { sheet: 'placeCards', to: 'calligrapher' };

const issue = (eventId: string, body: object = cards, headers = {}, caller = organiser) =>
  caller.call<IssuedSheetRow & Problem>('POST', `/api/events/${eventId}/issues`, body, { headers });

const issuesOf = async (eventId: string) =>
  (await organiser.call<IssuedSheetRow[]>('GET', `/api/events/${eventId}/issues`)).body;

const revisionOf = async (eventId: string) => {
  const query = 'query ($id: ID!) { planMoment(eventId: $id) { revision } }';
  type Moment = { planMoment: { revision: number } };
  return (await organiser.graphql<Moment>(query, { id: eventId })).data?.planMoment.revision;
};

const positionOf = async (eventId: string) => {
  const query = 'query ($id: ID!) { eventPlan(id: $id) { position } }';
  type Plan = { eventPlan: { position: string } };
  return (await organiser.graphql<Plan>(query, { id: eventId })).data?.eventPlan.position;
};

it('numbers the sheets of an event and stores the printed revision', async () => {
  const { id: eventId } = await anEvent(organiser);
  const before = await revisionOf(eventId);
  const position = await positionOf(eventId);
  const { seats } = await aTable(organiser, eventId, 2);
  const [ada] = await people(organiser, eventId, 'Ada');
  await seat(organiser, eventId, seats[0]?.id ?? '', ada?.id ?? '');

  const { status, body: first } = await issue(eventId, { ...cards, position });
  expect(status).toBe(201);
  expect(first).toMatchObject({ ...cards, eventId, number: 1, revision: before });
  const { body: second } = await issue(eventId);
  expect(second).toMatchObject({ number: 2, revision: await revisionOf(eventId) });
  const { body: list } = await issue(eventId, { sheet: 'guestList', to: 'door' });
  expect(list.number).toBe(1);
  expect(await issuesOf(eventId)).toEqual([list, second, first]);
});

it('gives two at once different numbers, and a repeat the same', async () => {
  const { id: eventId } = await anEvent(organiser);
  const both = await Promise.all([issue(eventId), issue(eventId)]);
  expect(both.map(({ body }) => body.number).sort()).toEqual([1, 2]);
  const key = { 'idempotency-key': 'third' };
  const { body: third } = await issue(eventId, cards, key);
  expect((await issue(eventId, cards, key)).body).toEqual(third);
  expect((await issuesOf(eventId)).map(({ number }) => number)).toEqual([3, 2, 1]);
});

it('issues no draft, nothing before the event began, and nothing for strangers', async () => {
  const { id: eventId } = await anEvent(organiser, { isPublic: true });
  const { body: draft } = await organiser.call<{ id: string }>(
    'POST',
    `/api/events/${eventId}/drafts`,
    { name: 'Long tables' },
  );
  expect((await issue(draft.id)).body.code).toBe('BAD_INPUT');
  const early = await issue(eventId, { ...cards, position: '0'.repeat(20) });
  expect(early.body.issues).toMatchObject([{ path: 'position' }]);
  expect((await issue(eventId, cards, {}, stranger)).status).toBe(403);
  expect((await stranger.call('GET', `/api/events/${eventId}/issues`)).status).toBe(403);
  expect(await issuesOf(eventId)).toEqual([]);
});

it('shows no sheet of a deleted event', async () => {
  const { id: eventId } = await anEvent(organiser);
  await issue(eventId);
  await organiser.call('DELETE', `/api/events/${eventId}`);
  expect((await issue(eventId)).status).toBe(404);
  const rows = await planner.application.read('issued_sheets').where({ event_id: eventId });
  expect(rows).toEqual([]);
});

it('names the paper that may name somebody, before they are erased and in the answer', async () => {
  const { id: eventId } = await anEvent(organiser, { isPublic: true });
  const { table, seats } = await aTable(organiser, eventId, 2);
  await issue(eventId, { sheet: 'guestList', to: 'door' });
  const [ada, ben] = await people(organiser, eventId, 'Ada', 'Ben');
  await seat(organiser, eventId, seats[0]?.id ?? '', ada?.id ?? '');
  await issue(eventId, { ...cards, tableIds: [table.id] });
  await issue(eventId, { sheet: 'doorList', to: 'door' });
  const naming = async (id = '', caller = organiser) =>
    caller.call<IssuedSheetRow[]>('GET', `/api/attendees/${id}/issues`);
  const sheetsNaming = async (id = '') => (await naming(id)).body.map(({ sheet }) => sheet);
  expect(await sheetsNaming(ada?.id)).toEqual(['doorList', 'placeCards']);
  expect(await sheetsNaming(ben?.id)).toEqual(['doorList']);
  expect((await naming(ada?.id, stranger)).status).toBe(403);
  expect((await naming('AAAAAAAAAAAAAAAAAAAAAA')).status).toBe(404);
  const document = `mutation ($input: EraseInput!) {
    eraseAttendee(input: $input) { issues { sheet number to } }
  }`;
  const erased = await organiser.graphql(document, { input: { id: ada?.id } });
  expect(erased.data).toEqual({
    eraseAttendee: {
      issues: [
        { sheet: 'doorList', number: 1, to: 'door' },
        { sheet: 'placeCards', number: 1, to: 'calligrapher' },
      ],
    },
  });
  expect(await sheetsNaming(ada?.id)).toEqual(['doorList', 'placeCards']);
});

it('tells where each sheet is, and names people without a seat only on cards for everybody', async () => {
  const { id: eventId } = await anEvent(organiser);
  const [ada] = await people(organiser, eventId, 'Ada');
  const paper = { paper: 'a4', turned: 'portrait' };
  const issued = async (who: string) =>
    (await issue(eventId, { ...cards, printedAs: { ...paper, who } })).body;
  await issued('seated');
  const { id, printedAs } = await issued('everybody');
  expect(printedAs).toMatchObject({ ...paper, who: 'everybody', perPage: null, designId: null });
  const naming = await organiser.call<IssuedSheetRow[]>('GET', `/api/attendees/${ada?.id}/issues`);
  expect(naming.body.map((one) => one.id)).toEqual([id]);
  const query = 'query ($id: ID!) { eventPlan(id: $id) { issues { pdf } } }';
  type Plan = { eventPlan: { issues: { pdf: string }[] } };
  const [latest] =
    (await organiser.graphql<Plan>(query, { id: eventId })).data?.eventPlan.issues ?? [];
  expect(latest?.pdf).toBe(`/api/events/${eventId}/sheets/place-cards.pdf?issue=${id}`);
  const shown = await scannedBy(organiser, id);
  expect(shown.seen?.printedAs).toEqual(printedAs);
  const { id: publicId } = await anEvent(organiser, { isPublic: true });
  const { body: open } = await issue(publicId, { ...cards, printedAs: paper });
  expect((await scannedBy(stranger, open.id)).seen?.printedAs).toBeNull();
});

const scannedBy = async (caller: Caller, id: string) =>
  (await caller.call<PublicSheet>('GET', `/api/public/sheets/${id}`)).body;

describe('the code on a sheet', () => {
  type Scanned = PublicSheet & Problem;
  const scan = (id: string, caller: Pick<Caller, 'call'> = guest) =>
    caller.call<Scanned>('GET', `/api/public/sheets/${id}`);
  const served = { sheet: 'kitchen', to: 'kitchen' };

  /** Ada sits at table 3 and Ben at table 7; Cleo waits. A sheet for the kitchen was issued. */
  const dinner = async (options = {}) => {
    const { id: eventId } = await anEvent(organiser, options);
    const three = await aTable(organiser, eventId, 3);
    const seven = await aTable(organiser, eventId, 7);
    const [ada, ben, cleo] = await people(organiser, eventId, 'Ada', 'Ben', 'Cleo');
    const seatIds = [three.seats[0]?.id ?? '', seven.seats[0]?.id ?? ''] as const;
    await seat(organiser, eventId, seatIds[0], ada?.id ?? '');
    await seat(organiser, eventId, seatIds[1], ben?.id ?? '');
    const { body: sheet } = await issue(eventId, served);
    const swap = async () => {
      const document =
        'mutation ($input: SwapSeatsInput!) { swapSeats(input: $input) { position } }';
      const [seatId, otherSeatId] = seatIds;
      const input = { eventId, seatId, otherSeatId };
      const { errors } = await organiser.graphql(document, { input });
      expect(errors).toEqual([]);
    };
    const undo = () => organiser.call('POST', `/api/events/${eventId}/undo`, {});
    return { eventId, sheet, swap, undo, ada: ada?.id ?? '', cleo: cleo?.id ?? '', three, seven };
  };

  it('tells anybody what differs, without names or the event', async () => {
    const { sheet, swap, undo, ada } = await dinner();
    expect((await scan(sheet.id)).body).toEqual({
      sheet: 'kitchen',
      number: 1,
      createdAt: sheet.createdAt,
      isCurrent: true,
      tables: 0,
      seen: null,
    });
    await organiser.call('PATCH', `/api/attendees/${ada}`, { phone: '555 0100' });
    expect((await scan(sheet.id)).body.isCurrent).toBe(true);
    await swap();
    expect((await scan(sheet.id)).body).toMatchObject({ isCurrent: false, tables: 2, seen: null });
    expect((await scan(sheet.id, stranger)).body.seen).toBeNull();
    await undo();
    expect((await scan(sheet.id)).body).toMatchObject({ isCurrent: true, tables: 0 });
  });

  it('tells members of the event which tables differ, and who sits there', async () => {
    const { eventId, sheet, swap } = await dinner();
    await swap();
    const { seen } = (await scan(sheet.id, organiser)).body;
    expect(seen).toMatchObject({
      eventId,
      to: 'kitchen',
      mayIssue: true,
      standing: {
        changes: 2,
        elsewhere: 0,
        wasUndone: false,
        tables: [
          { name: 'Table of 3', places: [{ position: 1, before: 'Ada', now: 'Ben' }] },
          { name: 'Table of 7', places: [{ position: 1, before: 'Ben', now: 'Ada' }] },
        ],
      },
    });
  });

  it('does not tell readers of a public event whose meals changed', async () => {
    const { sheet, swap, eventId } = await dinner({ isPublic: true });
    const { body: cards } = await issue(eventId);
    await swap();
    const { seen } = (await scan(sheet.id, stranger)).body;
    expect(seen).toMatchObject({ mayIssue: false, standing: { changes: 2 } });
    expect(seen?.standing.tables.map(({ places }) => places)).toEqual([[], []]);
    const names = (await scan(cards.id, stranger)).body.seen?.standing.tables[0]?.places;
    expect(names).toEqual([{ position: 1, before: 'Ada', now: 'Ben' }]);
  });

  it('tells that a diet on the back of a card changed, and whose to those who may see diets', async () => {
    const { eventId, ada } = await dinner({ isPublic: true });
    const { body: sheet } = await issue(eventId);
    await organiser.call('PATCH', `/api/attendees/${ada}`, { diets: ['vegan'] });
    const placesFor = async (caller: Caller) =>
      (await scan(sheet.id, caller)).body.seen?.standing.tables.map(({ places }) => places);
    const same = { position: 1, before: 'Ada', now: 'Ada' };
    expect(await placesFor(organiser)).toEqual([[same]]);
    expect(await placesFor(stranger)).toEqual([[]]);
  });

  it('covers the printed options and the design, and nothing else', async () => {
    const { eventId, ada } = await dinner();
    const paper = { paper: 'a4', turned: 'portrait' };
    const issued = async (printedAs: object) =>
      (await issue(eventId, { ...cards, printedAs })).body;
    const box = { type: 'text', x: 5, width: 60, height: 12, words: null, font: 'display' };
    const look = { size: 24, align: 'center', colour: '#1d1a20', fit: 'shrink' };
    const elements = ['name', 'title'].map((field, nth) => ({
      ...box,
      ...look,
      field,
      y: nth * 20,
    }));
    const { body: design } = await organiser.call<{ id: string; version: number }>(
      'POST',
      `/api/events/${eventId}/card-designs`,
      {
        name: 'Gala',
        design: { card: 'place', width: 90, height: 50, fold: 'none', elements },
      },
    );
    const usual = await issued(paper);
    const withDiets = await issued({ ...paper, hasDiets: true });
    const designed = await issued({ ...paper, designId: design.id, designVersion: design.version });
    const current = async () => {
      const answers = await Promise.all([usual, withDiets, designed].map(({ id }) => scan(id)));
      return answers.map(({ body }) => body.isCurrent);
    };
    expect(await current()).toEqual([true, true, true]);
    const nuts = [{ substance: 'nuts', severity: 'anaphylaxis' }];
    await organiser.call('PATCH', `/api/attendees/${ada}`, { allergies: nuts });
    expect(await current()).toEqual([true, false, true]);
    // The design remains known after its deletion.
    await organiser.call('DELETE', `/api/events/${eventId}/card-designs/${design.id}`);
    await organiser.call('PATCH', `/api/attendees/${ada}`, { title: 'Dr.' });
    expect(await current()).toEqual([true, false, false]);
  });

  it('recognises a sheet that shows what was undone since', async () => {
    const { eventId, swap, undo } = await dinner();
    await swap();
    const { body: late } = await issue(eventId);
    await undo();
    const { standing } = (await scan(late.id, organiser)).body.seen ?? {};
    expect(standing).toMatchObject({ isCurrent: false, wasUndone: true });
    await organiser.call('POST', `/api/events/${eventId}/redo`, {});
    const again = (await scan(late.id, organiser)).body.seen?.standing;
    expect(again).toMatchObject({ isCurrent: true, wasUndone: false });
  });

  it('shows nothing that was undone if it is current', async () => {
    const { eventId, undo } = await dinner();
    await organiser.call('PATCH', `/api/events/${eventId}`, { location: 'Long Gallery' });
    const { body: late } = await issue(eventId);
    await undo();
    const { standing } = (await scan(late.id, organiser)).body.seen ?? {};
    expect(standing).toMatchObject({ isCurrent: true, wasUndone: false });
  });

  it('covers only the tables of a partial sheet', async () => {
    const { eventId, three, seven, cleo } = await dinner();
    const { body: ofThree } = await issue(eventId, { ...cards, tableIds: [three.table.id] });
    expect(ofThree.tableIds).toEqual([three.table.id]);
    await seat(organiser, eventId, seven.seats[1]?.id ?? '', cleo);
    expect((await scan(ofThree.id)).body.isCurrent).toBe(true);
    const unknown = await issue(eventId, { ...cards, tableIds: [three.table.id, cleo] });
    expect(unknown.status).toBe(400);
    expect(unknown.body.issues).toMatchObject([{ path: 'tableIds.1' }]);
    const toCook = { sheet: 'kitchen', to: 'kitchen', tableIds: [three.table.id] };
    expect((await issue(eventId, toCook)).body.issues).toMatchObject([{ path: 'tableIds' }]);
  });

  it('leads nowhere if there is no such sheet, or no longer', async () => {
    const { eventId, sheet } = await dinner();
    await organiser.call('DELETE', `/api/events/${eventId}`);
    const answers = await Promise.all([
      scan(sheet.id),
      scan('AAAAAAAAAAAAAAAAAAAAAA'),
      scan(sheet.id, organiser),
    ]);
    for (const { status, body } of answers) {
      const { requestId, ...rest } = body as Problem & { requestId: string };
      expect(status).toBe(404);
      expect(rest).toEqual({ message: 'Sheet not found', code: 'NOT_FOUND', issues: [] });
    }
  });

  it('is the address of the sheet, for a camera', async () => {
    const answer = await fetch(`${planner.url}/api/public/sheets/AAAAAAAAAAAAAAAAAAAAAA/code.svg`);
    expect(answer.headers.get('content-type')).toContain('image/svg+xml');
    const svg = Buffer.from(await answer.arrayBuffer());
    const { data, info } = await sharp(svg, { density: 600 })
      .flatten({ background: '#fff' })
      .extend({ top: 40, bottom: 40, left: 40, right: 40, background: '#fff' })
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const read = decodeQR({ data, width: info.width, height: info.height });
    expect(read).toBe(`${planner.url}/s/AAAAAAAAAAAAAAAAAAAAAA`);
  });
});
