import decodeQR from 'qr/decode.js';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import type { AttendeeRow } from '../../../schema/entities/attendee.ts';
import type { CardDesignRow } from '../../../schema/entities/cardDesign.ts';
import type { EventRow } from '../../../schema/entities/event.ts';
import type { IssuedSheetRow } from '../../../schema/entities/issuedSheet.ts';
import type { TableRow } from '../../../schema/entities/table.ts';
import { tableExtent } from '../../../schema/tables/seatLayout.ts';
import { drawingsOfPdf, type PdfPage, pagesOfPdf } from '../../harness/pdfText.ts';
import type { Caller } from '../../harness/planner.ts';
import { plannerOfFile } from '../../harness/plannerOfFile.ts';
import {
  anEvent,
  arrangement,
  type Problem,
  people,
  seat,
  seatsOf,
  unknownId,
} from './prepared.ts';

const planner = plannerOfFile();
const organiser = planner.somebody('organiser@example.com');
const reader = planner.somebody('reader@example.com');
let gala: EventRow;
let tables: TableRow[];

const letters = 'O’Neill';
const names = ['Seán O’Neill', 'محمد علي', 'Zoë 🎉 Ash', '<script>alert(1)</script>', 'Wáng 王'];
const longName = 'Gala '.repeat(40).trim();

/** A file as it comes over HTTP. */
const fetched = async (path: string, caller = organiser) => {
  const address = `${planner.url}/api/events/${gala.id}/sheets/${path}`;
  const response = await fetch(address, { headers: { cookie: caller.cookie() } });
  return { response, bytes: Buffer.from(await response.arrayBuffer()) };
};
const pagesOf = async (path: string, caller?: Caller): Promise<PdfPage[]> => {
  const { response, bytes } = await fetched(path, caller);
  expect(response.status).toBe(200);
  return pagesOfPdf(bytes);
};
const allTextOf = async (path: string): Promise<string> =>
  (await pagesOf(path)).map(({ text }) => text).join(' ');
const refused = async (path: string): Promise<[number, string | undefined]> => {
  const at = `/api/events/${gala.id}/sheets/${path}`;
  const { status, body } = await organiser.call<Problem>('GET', at);
  return [status, body.issues[0]?.path];
};

/**
 * Stores a red picture of a hall.
 * @returns its id
 */
const hallPicture = async (eventId: string, width: number, height: number): Promise<string> => {
  const create = { width, height, channels: 3, background: { r: 255, g: 30, b: 30 } } as const;
  const kept = await fetch(`${planner.url}/api/events/${eventId}/images`, {
    method: 'POST',
    headers: { cookie: organiser.cookie(), 'content-type': 'image/png' },
    body: new Uint8Array(await sharp({ create }).png().toBuffer()),
  });
  return ((await kept.json()) as { id: string }).id;
};

beforeAll(async () => {
  gala = await anEvent(organiser, {
    name: longName,
    startDate: '2027-03-04T18:00:00.000Z',
    location: 'The Orangery, Kensington Gardens, London',
    isPublic: true,
  });
  tables = [];
  for (let n = 0; n < 12; n += 1) {
    const place = { x: (n % 4) * 420, y: Math.floor(n / 4) * 420 };
    const table = { eventId: gala.id, name: `Table ${n + 1}`, capacity: 8, layout: 'circular' };
    const { body } = await organiser.call<TableRow>('POST', '/api/tables', { ...table, ...place });
    tables.push(body);
  }
  const [, ...others] = await people(organiser, gala.id, 'Nobody', ...names);
  const seats = await seatsOf(organiser, gala.id, tables[0]?.id);
  for (const [n, { id }] of others.entries())
    await seat(organiser, gala.id, seats[n]?.id ?? '', id);
});

describe('the seating plan as PDF', () => {
  it.each([
    ['a4', 297, 210],
    ['a3', 420, 297],
    ['letter', 279, 216],
  ])('on %s has each table on the page that its overview names', async (paper, wide, high) => {
    const pages = await pagesOf(`seating-plan.pdf?paper=${paper}&withList=false`);
    for (const { widthMm, heightMm } of pages) expect([widthMm, heightMm]).toEqual([wide, high]);
    for (const [nth, { text }] of pages.entries())
      expect(text).toContain(`${nth + 1} / ${pages.length}`);
    const maps = pages.length > 1 ? pages.slice(1) : pages;
    for (const { name } of tables)
      expect(maps.filter(({ text }) => `${text} `.includes(` ${name} `))).toHaveLength(1);
    if (pages.length === 1) return;
    // On the overview, numbers come before the names of tables.
    const [overview] = pages;
    const numbers = /Frames have page numbers\. .*? ((?:\d+ )+)Table/.exec(
      overview?.text ?? '',
    )?.[1];
    expect(numbers?.trim().split(' ').map(Number)).toEqual(maps.map((_, nth) => nth + 2));
  });

  it('contains names in all scripts of its fonts, and boxes for other letters', async () => {
    const text = (await pagesOf('seating-plan.pdf?paper=a4&withList=true'))
      .map((page) => page.text)
      .join(' ');
    expect(text).toContain(`Seán ${letters}`);
    expect(text).toContain('🎉');
    expect(text).toContain('Wáng ◻');
    // The PDF contains shaped letters in visual order, from left to right.
    expect(text).toContain([...'محمد'].reverse().join(''));
  });

  it('has event and sheet as its title, and the day if it is set', async () => {
    const { response, bytes } = await fetched(
      'seating-plan.pdf?paper=a4&locale=en-GB&timeZone=Pacific/Auckland',
    );
    expect(response.headers.get('content-disposition')).toMatch(/^attachment; .*Seating plan\.pdf/);
    expect(pagesOfPdf(bytes)[0]?.text).toContain('5 Mar 2027');
  });

  it('covers the requested tables, and an earlier moment', async () => {
    const [first, second] = tables;
    const [one] = await pagesOf(`seating-plan.pdf?tables=${first?.id},${second?.id}`);
    expect(one?.text).toContain('2 tables');
    const [earlier] = await pagesOf('seating-plan.pdf?at=2');
    expect(earlier?.text).toContain('2 tables');
    expect(earlier?.text).toContain('As of change 2');
    expect(one?.text).not.toContain('As of change');
    expect(one?.text).toContain('Printed ');
    expect(earlier?.text).not.toContain('Printed');
  });

  it("shows the room's walls on each page, and stores them once for each scale", async () => {
    const points = Array.from({ length: 200 }, (_, n) => [n * 7, n % 2 ? 20 : 0]);
    const wall = { kind: 'wall', name: 'Screen', x: -100, y: 200 };
    const path = `/api/events/${gala.id}/objects`;
    const shape = { type: 'path', points, isClosed: false, thickness: 10 };
    const { body } = await organiser.call<{ id: string }>('POST', path, { ...wall, shape });
    const { bytes } = await fetched('seating-plan.pdf?paper=a5&withList=false');
    const drawings = drawingsOfPdf(bytes);
    expect(drawings.length).toBeGreaterThan(3);
    for (const drawing of drawings)
      expect(drawing.match(/ l$/gm)?.length).toBeGreaterThanOrEqual(points.length - 1);
    // The overview has a scale of its own, and the parts have one.
    expect(bytes.toString('latin1').match(/\/Subtype \/Form/g)).toHaveLength(2);
    await organiser.call('DELETE', `${path}/${body.id}`);
  });

  it('shows readers of a public event names and seats', async () => {
    const text = (await pagesOf('seating-plan.pdf?withList=true', reader)).map((page) => page.text);
    expect(text.join(' ')).toContain(letters);
  });
});

it('is to scale on A1: by its numbers, things are as long as 12 m in the hall’s picture say', async () => {
  const event = await anEvent(organiser, { name: 'Hall' });
  const shape = { layout: 'circular', capacity: 12 } as const;
  await organiser.call('POST', '/api/tables', { eventId: event.id, name: 'T', ...shape });
  const bar = { kind: 'bar', name: 'Bar', x: 0, y: 400 };
  const size = { type: 'rect', width: 180, height: 80 };
  await organiser.call('POST', `/api/events/${event.id}/objects`, { ...bar, shape: size });
  // Two points that are 400 pixels and 12 m apart.
  const [imageId, cmPerPixel, pixels] = [await hallPicture(event.id, 800, 600), 1200 / 400, 800];
  const background = { imageId, cmPerPixel, opacity: 1 };
  const path = `/api/events/${event.id}/background`;
  expect((await organiser.call('PUT', path, { background })).status).toBe(200);

  const plan = `${planner.url}/api/events/${event.id}/sheets/seating-plan.pdf`;
  const response = await fetch(`${plan}?paper=a1&withBackground=true`, {
    headers: { cookie: organiser.cookie() },
  });
  const bytes = Buffer.from(await response.arrayBuffer());
  const [drawing = ''] = drawingsOfPdf(bytes);
  const [, picture] = /([\d.]+) 0 0 -?[\d.]+ -?[\d.]+ -?[\d.]+ cm\n\/I1 Do/.exec(drawing) ?? [];
  const centimetres = (length: number) => (length / Number(picture)) * pixels * cmPerPixel;

  // An ellipse is four curves, starting at its left end. The table's is the first and the largest.
  const [left = 0, right = 0] = [...drawing.matchAll(/([\d.]+) ([\d.]+) c$/gm)]
    .slice(0, 2)
    .map(([, x]) => Number(x));
  const start = Number(/([\d.]+) [\d.]+ m\n[\d. ]+ c$/m.exec(drawing)?.[1]);
  const diameter = centimetres(Math.max(left, right) - start);
  expect(diameter / tableExtent({ ...shape, endSeats: false }).width).toBeCloseTo(1, 2);
  const [, width, height] = /^[\d.]+ [\d.]+ ([\d.]+) ([\d.]+) re$/m.exec(drawing) ?? [];
  expect(centimetres(Number(width)) / size.width).toBeCloseTo(1, 2);
  expect(centimetres(Number(height)) / size.height).toBeCloseTo(1, 2);

  // The scale bar: down and up, across, up and down.
  const scale = /[\d.]+ [\d.]+ l\n([\d.]+) [\d.]+ m\n([\d.]+) [\d.]+ l\n\2 /.exec(drawing);
  const metres = Number(/(\d+) m\b/.exec(pagesOfPdf(bytes)[0]?.text ?? '')?.[1]);
  const length = centimetres(Number(scale?.[2]) - Number(scale?.[1]));
  expect(length / (metres * 100)).toBeCloseTo(1, 2);
});

describe('the seating plan as a picture', () => {
  it('has the pixels of its paper, with ink', async () => {
    const { bytes } = await fetched('seating-plan.png?paper=a4&page=2');
    const { width, height, density } = await sharp(bytes).metadata();
    expect([width, height, density]).toEqual([3_508, 2_480, 300]);
    const { channels } = await sharp(bytes).stats();
    expect(channels[0]?.min).toBeLessThan(80);
    expect(channels[0]?.mean).toBeGreaterThan(200);
  });

  it('has ink for Arabic, for emoji, and for a letter without a font', async () => {
    const inkOf = async (name: string): Promise<number> => {
      const event = await anEvent(organiser, { name: 'One' });
      await organiser.call('POST', '/api/tables', {
        ...{ eventId: event.id, name: 'T', capacity: 2, layout: 'circular' },
      });
      const [guest] = await people(organiser, event.id, name);
      const [first] = await seatsOf(organiser, event.id);
      await seat(organiser, event.id, first?.id ?? '', guest?.id ?? null);
      const response = await fetch(
        `${planner.url}/api/events/${event.id}/sheets/seating-plan.png?paper=a5`,
        {
          headers: { cookie: organiser.cookie() },
        },
      );
      const { channels } = await sharp(Buffer.from(await response.arrayBuffer())).stats();
      return channels[0]?.mean ?? 0;
    };
    const plain = await inkOf('A');
    for (const name of ['A محمد', 'A 🎉', 'A 王']) expect(await inkOf(name)).toBeLessThan(plain);
  });

  it('as SVG is a download of escaped text', async () => {
    const { response, bytes } = await fetched('seating-plan.svg?page=2');
    expect(response.headers.get('content-type')).toContain('image/svg+xml');
    expect(response.headers.get('content-disposition')).toMatch(/^attachment/);
    const text = bytes.toString('utf8');
    expect(text).not.toMatch(/<script|javascript:|on\w+=/);
    expect(text).toContain('&lt;scr');
    expect((await sharp(bytes).metadata()).format).toBe('svg');
  });
});

describe("the kitchen's sheet, and a sheet as it was issued", () => {
  const issued = async (sheet: string, tableIds?: string[]) =>
    (
      await organiser.call<IssuedSheetRow>('POST', `/api/events/${gala.id}/issues`, {
        ...{ sheet, to: 'kitchen', tableIds },
      })
    ).body;

  it('shows what each guest must not get, and the changes since an issue, only to editors', async () => {
    const before = await issued('kitchen');
    expect(await allTextOf('kitchen.pdf')).toContain(`As of change ${before.revision}`);
    const [zoe] = (
      await organiser.call<AttendeeRow[]>('GET', `/api/attendees?event=${gala.id}`)
    ).body.filter((one) => one.name.startsWith('Zoë'));
    await organiser.call('PATCH', `/api/attendees/${zoe?.id}`, {
      allergies: [{ substance: 'peanuts', severity: 'anaphylaxis' }],
    });
    const text = await allTextOf(`kitchen.pdf?since=${before.id}`);
    expect(text).toContain(`Changes since issue ${before.number}`);
    expect(text).toContain('Peanuts: Anaphylaxis');
    expect(text).toContain('Before: no allergies');
    // Only she changed: her neighbours are listed, but not as changed.
    expect(text.match(/Before: \S/g)).toHaveLength(1);
    expect(await allTextOf(`kitchen.pdf?since=${before.revision}`)).toBe(text);
    expect((await fetched('kitchen.pdf', reader)).response.status).toBe(403);
    expect((await fetched(`guest-list.pdf?issue=${before.id}`, reader)).response.status).toBe(403);
  });

  it('has the number and the code of its issue, its moment and its tables', async () => {
    const [first, second] = tables;
    const issue = await issued('tableLists', [first?.id ?? '']);
    await organiser.call('PATCH', `/api/tables/${first?.id}`, { name: 'Renamed' });
    const { bytes } = await fetched(`table-lists.pdf?issue=${issue.id}`);
    const [only, ...others] = pagesOfPdf(bytes);
    expect(others).toEqual([]);
    expect(only?.text).toMatch(new RegExp(`Issue ${issue.number} · .* · page 1 of 1`));
    expect(only?.text).toContain(first?.name);
    expect(only?.text).not.toContain('Renamed');
    expect(only?.text).not.toContain(second?.name);
    const picture = await fetched(`table-lists.png?issue=${issue.id}`);
    const { data, info } = await sharp(picture.bytes)
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const { width, height } = info;
    expect(decodeQR({ width, height, data })).toBe(`${planner.url}/s/${issue.id}`);
    await organiser.call('PATCH', `/api/tables/${first?.id}`, { name: first?.name });
  });

  describe('with its recorded options', () => {
    const printed = async (sheet: string, printedAs: object) => {
      const body = { sheet, to: 'calligrapher', printedAs };
      const path = `/api/events/${gala.id}/issues`;
      return organiser.call<IssuedSheetRow & Problem>('POST', path, body);
    };
    const size = ({ widthMm, heightMm }: PdfPage) => [widthMm, heightMm];

    it('is printed again on that paper with that design, whatever became of the design', async () => {
      const element = { type: 'text', x: 5, y: 5, width: 70, height: 12, field: null };
      const design = { card: 'table', width: 80, height: 40, fold: 'none' };
      const save = async (words: string, id?: string) => {
        const elements = [{ ...element, words }];
        const body = { id, name: 'Welcome', design: { ...design, elements } };
        const path = `/api/events/${gala.id}/card-designs`;
        return (await organiser.call<CardDesignRow>('POST', path, body)).body;
      };
      const { id: designId } = await save('Welcome');
      const printedAs = { paper: 'a5', turned: 'landscape', designId, designVersion: 1 };
      const { body: issue } = await printed('tableCards', printedAs);
      expect(issue.printedAs).toMatchObject({ ...printedAs, order: null, since: null });
      await save('Goodbye', designId);
      await organiser.call('DELETE', `/api/events/${gala.id}/card-designs/${designId}`);
      const file = `table-cards.pdf?issue=${issue.id}`;
      const [page] = await pagesOf(file);
      expect(page && size(page)).toEqual([210, 148]);
      expect(page?.text).toMatch(/^Welcome Welcome .*Issue/);
      // The query parameter takes precedence.
      const [larger] = await pagesOf(`${file}&paper=a4`);
      expect(larger && size(larger)).toEqual([297, 210]);
      const gone = `table-cards.pdf?design=${designId}`;
      expect(await refused(gone)).toEqual([400, 'design']);
    });

    it("contains the kitchen's changes, if it was issued so", async () => {
      const before = await issued('kitchen');
      const { body: full } = await printed('kitchen', { paper: 'a4', turned: 'portrait' });
      const { body: changes } = await printed('kitchen', {
        ...{ paper: 'a5', turned: 'portrait', since: before.revision },
      });
      expect(await allTextOf(`kitchen.pdf?issue=${full.id}`)).toContain('As of change');
      const [page] = await pagesOf(`kitchen.pdf?issue=${changes.id}`);
      expect(page?.text).toContain('Changes since');
      expect(page && size(page)).toEqual([148, 210]);
    });

    it('refuses options that the sheet lacks, and values unknown in the event', async () => {
      const paper = { paper: 'a4', turned: 'portrait' };
      const ivory = { designId: unknownId, designVersion: 1 };
      const of = async (sheet: string, printedAs: object) => {
        const { status, body } = await printed(sheet, printedAs);
        return [status, body.issues[0]?.path];
      };
      expect(await of('guestList', { turned: 'portrait' })).toEqual([400, 'printedAs.paper']);
      expect(await of('guestList', { ...paper, order: 'name' })).toEqual([400, 'printedAs.order']);
      expect(await of('placeCards', { ...paper, since: 1 })).toEqual([400, 'printedAs.since']);
      expect(await of('kitchen', { ...paper, since: 999_999 })).toEqual([400, 'printedAs.since']);
      expect(await of('placeCards', { ...paper, ...ivory })).toEqual([400, 'printedAs.designId']);
      expect(await of('placeCards', { ...paper, designId: unknownId })).toEqual([
        400,
        'printedAs.designVersion',
      ]);
      expect(await of('placeCards', { ...paper, perPage: 7 })).toEqual([400, 'printedAs.perPage']);
    });

    it('refuses cards that cannot have been on the paper', async () => {
      const banner = { card: 'place', width: 200, height: 130, fold: 'tent', elements: [] };
      const { body: design } = await organiser.call<CardDesignRow>(
        'POST',
        `/api/events/${gala.id}/card-designs`,
        { name: 'Banner', design: banner },
      );
      const as = async (printedAs: object) => {
        const of = { turned: 'portrait', designId: design.id, designVersion: 1, ...printedAs };
        const { status, body } = await printed('placeCards', of);
        return [status, body.issues?.[0]?.path];
      };
      expect(await as({ paper: 'a5' })).toEqual([400, 'printedAs.paper']);
      expect(await as({ paper: 'a3', perPage: 8 })).toEqual([400, 'printedAs.perPage']);
      expect(await as({ paper: 'a3' })).toEqual([201, undefined]);
    });

    it('names nobody else than it did', async () => {
      const paper = { paper: 'a4', turned: 'portrait' };
      const { body: issue } = await printed('placeCards', { ...paper, who: 'seated' });
      const file = `place-cards.pdf?issue=${issue.id}`;
      expect(await refused(`${file}&who=everybody`)).toEqual([400, 'who']);
      expect((await fetched(`${file}&who=seated`)).response.status).toBe(200);
    });
  });

  it('contains only the new cards', async () => {
    const [, , third] = tables;
    const before = await issued('tableCards');
    await organiser.call('PATCH', `/api/tables/${third?.id}`, { name: 'The third' });
    const text = await allTextOf(`table-cards.pdf?since=${before.id}`);
    expect(text).toContain('The third');
    expect(text).not.toContain(tables[3]?.name);
    await organiser.call('PATCH', `/api/tables/${third?.id}`, { name: third?.name });
  });

  it("refuses an unknown issue, another sheet's, and one with a moment", async () => {
    const { id } = await issued('doorList');
    expect(await refused(`door-list.pdf?issue=${unknownId}`)).toEqual([400, 'issue']);
    expect(await refused(`guest-list.pdf?issue=${id}`)).toEqual([400, 'issue']);
    expect(await refused(`door-list.pdf?issue=${id}&at=2`)).toEqual([400, 'at']);
    expect(await refused(`door-list.pdf?issue=${id}&tables=${tables[0]?.id}`)).toEqual([
      400,
      'tables',
    ]);
    expect(await refused(`door-list.pdf?since=${id}`)).toEqual([400, 'since']);
    expect(await refused(`kitchen.pdf?since=${unknownId}`)).toEqual([400, 'since']);
    expect(await refused('kitchen.pdf?since=999999')).toEqual([400, 'since']);
    expect(await refused(`kitchen.pdf?tables=${tables[0]?.id}`)).toEqual([400, 'tables']);
  });
});

describe('designed cards', () => {
  const element = { type: 'text', x: 5, y: 5, width: 70, height: 12 };
  const saved = async (card: string, field: string, side = {}) => {
    const layout = { width: 80, height: 40, fold: 'none', elements: [{ ...element, field }] };
    const path = `/api/events/${gala.id}/card-designs`;
    const body = { name: `${card} ${field}`, design: { card, ...layout, ...side } };
    return (await organiser.call<CardDesignRow>('POST', path, body)).body;
  };

  it('are drawn as designed, with nothing else', async () => {
    const [garden] = tables;
    const design = await saved('table', 'event', {
      elements: [{ ...element, words: 'Welcome to' }],
    });
    const [page] = await pagesOf(`table-cards.pdf?design=${design.id}&tables=${garden?.id}`);
    expect(page).toMatchObject({ text: 'Welcome to', widthMm: 210, heightMm: 297 });
    const badge = await saved('badge', 'firstName');
    const [badges] = await pagesOf(`place-cards.pdf?design=${badge.id}&order=name`);
    expect(badges?.text).toContain('Seán');
    expect(badges?.text).not.toContain(letters);
    const escort = await saved('escort', 'table');
    const { bytes } = await fetched(`escort-cards.png?design=${escort.id}&paper=a5`);
    expect((await sharp(bytes).stats()).channels[0]?.min).toBeLessThan(80);
  });

  it('are limited to new ones since a moment', async () => {
    const design = await saved('table', 'table');
    const before = await organiser.graphql<{ planMoment: { revision: number } }>(
      'query ($id: ID!) { planMoment(eventId: $id) { revision } }',
      { id: gala.id },
    );
    const since = before.data?.planMoment.revision;
    await organiser.call('PATCH', `/api/tables/${tables[4]?.id}`, { name: 'The fifth' });
    const [page, ...others] = await pagesOf(`table-cards.pdf?design=${design.id}&since=${since}`);
    expect(page?.text).toBe('The fifth');
    expect(others).toEqual([]);
    await organiser.call('PATCH', `/api/tables/${tables[4]?.id}`, { name: tables[4]?.name });
  });

  it('are for editors, with an existing design, of these cards, on large enough paper', async () => {
    const design = await saved('place', 'company', { height: 210, fold: 'tent' });
    const of = `design=${design.id}`;
    expect(await refused(`place-cards.pdf?${of}&paper=a5`)).toEqual([400, 'paper']);
    expect(await refused(`table-cards.pdf?${of}`)).toEqual([400, 'design']);
    expect(await refused(`guest-list.pdf?${of}`)).toEqual([400, 'design']);
    expect(await refused(`place-cards.pdf?design=${unknownId}`)).toEqual([400, 'design']);
    const other = await anEvent(organiser);
    const elsewhere = `/api/events/${other.id}/sheets/place-cards.pdf?${of}`;
    expect((await organiser.call<Problem>('GET', elsewhere)).body.issues[0]?.path).toBe('design');
    expect((await fetched('place-cards.pdf', reader)).response.status).toBe(200);
    expect((await fetched(`place-cards.pdf?${of}`, reader)).response.status).toBe(403);
  });
});

describe('new cards', () => {
  const query = `query ($eventId: ID!, $sheet: SheetKind!, $since: String!, $who: CardHolders) {
    newCards(eventId: $eventId, sheet: $sheet, since: $since, who: $who)
  }`;
  const newCards = async (asked: { sheet?: string; since: string; who?: string }, by = organiser) =>
    (
      await by.graphql<{ newCards: string[] | null }>(query, {
        ...{ eventId: gala.id, sheet: 'tableCards' },
        ...asked,
      })
    ).data?.newCards;

  it('are those since a time, an arrangement or a draft, in answers as in files', async () => {
    const [, , third, fourth] = tables;
    const before = new Date().toISOString();
    const whole = await arrangement(organiser, { eventId: gala.id, name: 'Whole' });
    const ofThird = { eventId: gala.id, name: 'Of the third', tableId: third?.id };
    const part = await arrangement(organiser, ofThird);
    const drafts = `/api/events/${gala.id}/drafts`;
    const { body: draft } = await organiser.call<EventRow>('POST', drafts, { name: 'Try' });
    for (const table of [third, fourth])
      await organiser.call('PATCH', `/api/tables/${table?.id}`, { name: `The ${table?.name}` });
    const both = [third?.id, fourth?.id];
    for (const [since, ids] of [
      [`at:${before}`, both],
      [`arrangement:${whole.id}`, both],
      [`arrangement:${part.id}`, [third?.id]],
      [`draft:${draft.id}`, both],
    ] as const) {
      expect(new Set(await newCards({ since }))).toEqual(new Set(ids));
      const text = await allTextOf(`table-cards.pdf?since=${encodeURIComponent(since)}`);
      for (const { id, name } of tables)
        expect(text.includes(`The ${name}`)).toBe(ids.some((one) => one === id));
    }
    for (const table of [third, fourth])
      await organiser.call('PATCH', `/api/tables/${table?.id}`, { name: table?.name });
  });

  it('are those of people without a seat if everybody gets one', async () => {
    const since = `at:${new Date().toISOString()}`;
    const [guest] = await people(organiser, gala.id, 'Newly invited');
    const asked = { sheet: 'placeCards', since };
    expect(await newCards(asked)).toEqual([]);
    expect(await newCards({ ...asked, who: 'everybody' })).toEqual([guest?.id]);
    await organiser.call('DELETE', `/api/attendees/${guest?.id}`);
  });

  it('are those of a draft, too', async () => {
    const drafts = `/api/events/${gala.id}/drafts`;
    const { body: draft } = await organiser.call<EventRow>('POST', drafts, { name: 'Other' });
    const { data: moment } = await organiser.graphql<{ planMoment: { revision: number } }>(
      'query ($id: ID!) { planMoment(eventId: $id) { revision } }',
      { id: draft.id },
    );
    const revision = moment?.planMoment.revision;
    const plan = await organiser.call<TableRow[]>('GET', `/api/tables?event=${draft.id}`);
    const copied = plan.body.find(({ name }) => name === tables[0]?.name);
    await organiser.call('PATCH', `/api/tables/${copied?.id}`, { name: 'Tried' });
    const asked = { eventId: draft.id, sheet: 'tableCards', since: `r:${revision}` };
    const { data } = await organiser.graphql<{ newCards: string[] }>(query, asked);
    expect(data?.newCards).toEqual([copied?.id]);
    const path = `${planner.url}/api/events/${draft.id}/sheets/table-cards.pdf?since=${revision}`;
    const response = await fetch(path, { headers: { cookie: organiser.cookie() } });
    const pages = pagesOfPdf(Buffer.from(await response.arrayBuffer()));
    expect(pages.map(({ text }) => text)).toEqual([expect.stringContaining('Tried')]);
  });

  it('are null for an unknown plan, and refused for a sheet without cards', async () => {
    expect(await newCards({ since: `arrangement:${unknownId}` })).toBeNull();
    expect(await newCards({ since: 'r:999999' })).toBeNull();
    const refusedFor = async (asked: object) => {
      const { errors } = await organiser.graphql(query, { eventId: gala.id, ...asked });
      return errors?.[0]?.extensions;
    };
    const issues = [expect.objectContaining({ path: 'since' })];
    expect(await refusedFor({ sheet: 'tableCards', since: 'yesterday' })).toMatchObject({
      ...{ code: 'BAD_INPUT', issues },
    });
    expect(await refusedFor({ sheet: 'doorList', since: 'now' })).toMatchObject({
      ...{ code: 'BAD_INPUT', issues: [{ path: 'sheet' }] },
    });
    const secret = await anEvent(organiser);
    const asked = { eventId: secret.id, sheet: 'tableCards', since: 'now' };
    expect((await reader.graphql(query, asked)).data).toEqual({ newCards: null });
    expect(await refused(`table-cards.pdf?since=arrangement:${unknownId}`)).toEqual([
      404,
      undefined,
    ]);
  });

  it('show readers nothing of what people must not eat', async () => {
    const withDiets = query
      .replace('$who: CardHolders', '$hasDiets: Boolean')
      .replace('who: $who', 'hasDiets: $hasDiets');
    const since = `at:${new Date().toISOString()}`;
    const [seated] = (await seatsOf(organiser, gala.id, tables[0]?.id)).flatMap(
      ({ attendeeId }) => attendeeId ?? [],
    );
    await organiser.call('PATCH', `/api/attendees/${seated}`, { diets: ['vegan'] });
    const asked = { eventId: gala.id, sheet: 'placeCards', since, hasDiets: true };
    const seenBy = async (caller: Caller) => (await caller.graphql(withDiets, asked)).data;
    expect(await seenBy(organiser)).toEqual({ newCards: [seated] });
    expect(await seenBy(reader)).toEqual({ newCards: [] });
  });
});

it('prints "Draft" across the pages of a draft', async () => {
  const { body: draft } = await organiser.call<{ id: string }>(
    'POST',
    `/api/events/${gala.id}/drafts`,
    { name: 'Try' },
  );
  const path = `${planner.url}/api/events/${draft.id}/sheets/seating-plan.pdf`;
  const response = await fetch(path, { headers: { cookie: organiser.cookie() } });
  const pages = pagesOfPdf(Buffer.from(await response.arrayBuffer()));
  for (const { text } of pages) expect(text).toContain('Draft');
  expect((await pagesOf('seating-plan.pdf'))[0]?.text).not.toContain('Draft');
});

it('draws a few sheets of a member concurrently, and leaves room for others', async () => {
  const asked = Array.from({ length: 12 }, () => fetched('seating-plan.pdf'));
  const other = fetched('seating-plan.pdf', reader);
  const statuses = (await Promise.all(asked)).map(({ response }) => response.status);
  expect(new Set(statuses)).toEqual(new Set([200, 429]));
  expect((await other).response.status).toBe(200);
  expect((await fetched('seating-plan.pdf')).response.status).toBe(200);
});

it('refuses what it cannot draw, and explains why', async () => {
  expect(await refused('seating-plan.pdf?paper=a9')).toEqual([400, 'paper']);
  for (const locale of ['de', 'en_GB', 'english', ''])
    expect(await refused(`seating-plan.pdf?locale=${locale}`)).toEqual([400, 'locale']);
  expect(await refused('seating-plan.pdf?at=999999')).toEqual([400, 'at']);
  expect(await refused(`seating-plan.pdf?tables=${unknownId}`)).toEqual([400, 'tables']);
  expect(await refused('seating-plan.pdf?timeZone=Mars')).toEqual([400, 'timeZone']);
  expect(await refused('seating-plan.png?page=99')).toEqual([400, 'page']);
  expect(await refused('seating-plan.png?page=0')).toEqual([400, 'page']);
  expect((await refused('napkins.pdf'))[0]).toBe(404);
  const empty = await anEvent(organiser);
  const at = `/api/events/${empty.id}/sheets/seating-plan.pdf`;
  expect((await organiser.call<Problem>('GET', at)).status).toBe(409);
});

describe('the picture of the hall', () => {
  const paperOf = async (path: string): Promise<Buffer> => {
    const response = await fetch(`${planner.url}${path}`, {
      headers: { cookie: organiser.cookie() },
    });
    expect(response.status).toBe(200);
    return Buffer.from(await response.arrayBuffer());
  };
  /** The share of a rendered page that is as red as the hall. */
  const redness = async (png: Buffer): Promise<number> => {
    const { data, info } = await sharp(png)
      .resize(120)
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    let red = 0;
    for (let at = 0; at < data.length; at += info.channels)
      if ((data[at] ?? 0) > 200 && (data[at + 1] ?? 255) < 90) red += 1;
    return red / (info.width * info.height);
  };

  it('is printed under the plan on request, once in the file, and not if it is no longer stored', async () => {
    const event = await anEvent(organiser);
    const place = { capacity: 8, layout: 'circular', x: 0, y: 0 };
    await organiser.call('POST', '/api/tables', { eventId: event.id, name: 'Head', ...place });
    const imageId = await hallPicture(event.id, 60, 40);
    const background = { imageId, cmPerPixel: 5, opacity: 1 };
    const path = `/api/events/${event.id}/background`;
    expect((await organiser.call('PUT', path, { background })).status).toBe(200);

    const plan = `/api/events/${event.id}/sheets/seating-plan`;
    expect(await redness(await paperOf(`${plan}.png`))).toBe(0);
    const chosen = '?withBackground=true';
    expect(await redness(await paperOf(`${plan}.png${chosen}`))).toBeGreaterThan(0.05);
    const svg = (await paperOf(`${plan}.svg${chosen}`)).toString();
    expect(svg.match(/<image href="data:image\/png;base64,/g)).toHaveLength(1);
    const pictures = (pdf: Buffer) => pdf.toString('latin1').match(/\/Subtype \/Image/g) ?? [];
    expect(pictures(await paperOf(`${plan}.pdf`))).toHaveLength(0);
    expect(pictures(await paperOf(`${plan}.pdf${chosen}`))).toHaveLength(1);
    expect(pictures(await paperOf(`${plan}.pdf${chosen}&paper=a5&withList=true`))).toHaveLength(1);

    const printedAs = { paper: 'a4', turned: 'landscape', withBackground: true };
    const { body: issue } = await organiser.call<{ id: string }>(
      'POST',
      `/api/events/${event.id}/issues`,
      { sheet: 'seatingPlan', to: 'client', printedAs },
    );
    expect(pictures(await paperOf(`${plan}.pdf?issue=${issue.id}`))).toHaveLength(1);

    await planner.application.read('floor_images').where({ event_id: event.id }).delete();
    expect(pictures(await paperOf(`${plan}.pdf${chosen}`))).toHaveLength(0);
  });
});
