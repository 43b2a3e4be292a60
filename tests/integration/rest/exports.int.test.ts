import { describe, expect, it } from 'vitest';
import { readGuestFile } from '../../../api/guestFiles/readGuestFile.ts';
import { eventExportAnswer } from '../../../schema/entities/eventExport.ts';
import type { GuestField } from '../../../schema/entities/guestField.ts';
import type { MergePreview } from '../../../schema/entities/guestList.ts';
import type { Menu } from '../../../schema/entities/menu.ts';
import { attendeesOf } from '../../../schema/imports/csv.ts';
import type { ImportRow } from '../../../schema/imports/importRow.ts';
import { plannerOfFile } from '../../harness/plannerOfFile.ts';
import { anEvent, aTable, type Problem, seat, unknownId } from './prepared.ts';

const planner = plannerOfFile();
const organiser = planner.somebody('organiser@example.com');
const stranger = planner.somebody('stranger@example.com');

const guests = [
  {
    name: '=cmd|Mira Halvorsen',
    attendeeRole: 'opportunity',
    title: 'CFO',
    company: 'Nordlys & Søn "AS"',
    notes: 'Speaks at nine\nNeeds a lectern',
    party: 'Halvorsen',
    diets: ['vegetarian', 'no garlic'],
    allergies: [
      { substance: 'nuts', severity: 'anaphylaxis' },
      { substance: 'kiwi', severity: 'intolerance' },
    ],
    access: ['wheelchair', 'highChair'],
    externalId: '007',
    email: 'mira@example.com',
    phone: '+47 22 00 00 00',
    linkedinUrl: 'https://www.linkedin.com/in/mira',
    accountExecutive: 'Otto',
    tags: ['press', 'vip'],
    reply: 'maybe',
  },
  { name: 'Ada Byron', attendeeRole: 'guest' },
];

const dinner = async (fields: object = {}) => {
  const date = { startDate: '2027-03-04T18:00:00.000Z', endDate: '2027-03-04T22:00:00.000Z' };
  const event = await anEvent(organiser, { name: 'Gala', ...date, isPublic: true, ...fields });
  const { body } = await organiser.call<{ id: string }[]>('POST', '/api/attendees/bulk', {
    eventId: event.id,
    attendees: guests,
  });
  const { seats } = await aTable(organiser, event.id, 4);
  await seat(organiser, event.id, seats[1]?.id ?? '', body[0]?.id ?? '');
  return event;
};

const taken = async (eventId: string, format: string, by = organiser) => {
  const response = await fetch(`${planner.url}/api/events/${eventId}/export.${format}`, {
    headers: { cookie: by.cookie() },
  });
  return {
    status: response.status,
    type: response.headers.get('content-type') ?? '',
    fileName: response.headers.get('content-disposition'),
    bytes: new Uint8Array(await response.arrayBuffer()),
  };
};
const textOf = async (...asked: Parameters<typeof taken>) =>
  new TextDecoder().decode((await taken(...asked)).bytes);

/** The fields of a person that an import accepts. */
const described = ({ row: _, photoUrl: __, ...person }: ImportRow) => person;

describe.each(['xlsx', 'csv'])('the guests of an event as .%s', (format) => {
  /** What a spreadsheet would run has an apostrophe in CSV; in a workbook it is text anyway. */
  const harmless = (text: string) => (format === 'csv' ? `'${text}` : text);

  it('are imported again as the same people', async () => {
    const { id } = await dinner();
    const file = await taken(id, format);
    expect(file.fileName).toBe(`attachment; filename="Gala guests.${format}"`);
    const table = await readGuestFile(file.bytes, file.type);
    const { rows, errors, notices } = attendeesOf(table);
    expect(errors).toEqual([]);
    expect(rows.map(described)).toMatchObject(
      guests.map(({ accountExecutive: _, ...guest }) => guest),
    );
    expect(rows[1]).toMatchObject({ title: null, diets: null, allergies: null, tags: [] });
    expect(rows.some(({ wishes }) => wishes)).toBe(false);
    expect(rows.map(({ reply }) => reply)).toEqual(['maybe', 'none']);
    expect(notices).toEqual([expect.stringContaining('Ignored columns: seated at, seat, ')]);
  });

  it('contain several hundred guests, in order', async () => {
    const { id } = await anEvent(organiser, { name: 'Gala' });
    const names = Array.from({ length: 250 }, (_, index) => `Guest ${index}`);
    const attendees = names.map((name) => ({ name }));
    await organiser.call('POST', '/api/attendees/bulk', { eventId: id, attendees });
    const file = await taken(id, format);
    const { rows } = attendeesOf(await readGuestFile(file.bytes, file.type));
    expect(rows.map(({ name }) => name)).toEqual(names);
  });

  it('include seats, and make formulas harmless', async () => {
    const { id } = await dinner();
    const file = await taken(id, format);
    const { header, records } = await readGuestFile(file.bytes, file.type);
    const [mira = []] = records;
    const cellOf = (name: string) => mira[header.indexOf(name)];
    expect(cellOf('seated at')).toBe('Table of 4');
    expect(cellOf('seat')).toBe('2');
    expect(cellOf('name')).toBe(harmless('=cmd|Mira Halvorsen'));
    expect(cellOf('account executive')).toBe('Otto');
  });

  it('include meals in a column for each course, which the merge reads again', async () => {
    const { id } = await dinner();
    const courses = [
      { name: 'Title', options: [{ name: 'Soup' }] },
      { name: 'Main', options: [] },
    ];
    courses[1]?.options.push({ name: 'Beef' }, { name: 'Trout' });
    const path = `/api/events/${id}`;
    const { body } = await organiser.call<{ menu: Menu }>('PUT', `${path}/menu`, { courses });
    const main = body.menu.courses[1];
    const [, ada] = JSON.parse(await textOf(id, 'json')).guests;
    const meals = { [main?.courseId ?? '']: main?.options[1]?.optionId };
    await organiser.call('PATCH', `/api/attendees/${ada.id}`, { meals });
    const file = await taken(id, format);
    const { header, records } = await readGuestFile(file.bytes, file.type);
    expect(header.slice(-2)).toEqual(['Title (course)', 'Main']);
    expect(records.slice(0, 2).map((cells) => cells.slice(-2))).toEqual([
      ['', ''],
      ['', 'Trout'],
    ]);
    const upload = async (text: string) =>
      (
        await organiser.call<MergePreview & Problem>('POST', `${path}/imports`, text, {
          headers: { 'content-type': 'text/csv' },
        })
      ).body;
    const csv = await textOf(id, 'csv');
    const same = await upload(csv);
    expect(same.counts).toEqual({ new: 0, changed: 0, same: 2, unclear: 0, missing: 0 });
    expect(same.columns).toContain(`meals.${main?.courseId}`);
    const other = await upload(csv.replace(/Trout\r\n$/, 'BEEF\r\n'));
    expect(other.rows[1]?.cells).toMatchObject([{ field: `meals.${main?.courseId}` }]);
    const answer = {
      rows: [{ row: 3, cells: [{ field: `meals.${main?.courseId}`, take: 'file' }] }],
    };
    const apply = `${path}/imports/${other.importId}/apply`;
    expect((await organiser.call('POST', apply, { answers: answer })).body).toMatchObject({
      changed: 1,
    });
    expect(await textOf(id, 'csv')).toMatch(/,Beef\r\n$/);
    const unknown = await upload(csv.replace(/Trout\r\n$/, 'Caviar\r\n'));
    expect(unknown.issues).toMatchObject([
      { index: 3, message: 'Row 3: Main: Caviar is not on the menu' },
    ]);
  });

  it('have numbers of a custom field as numbers, which are imported unchanged', async () => {
    const { id } = await dinner();
    const path = `/api/events/${id}`;
    const { body } = await organiser.call<{ fields: GuestField[] }>('PUT', `${path}/fields`, {
      fields: [{ name: 'Handicap', kind: 'number' }],
    });
    const [, ada] = JSON.parse(await textOf(id, 'json')).guests;
    const cells: (string | undefined)[] = [];
    for (const handicap of [-7, 2.5, -1e-7, 0.1 + 0.2]) {
      const custom = { [body.fields[0]?.fieldId ?? '']: handicap };
      await organiser.call('PATCH', `/api/attendees/${ada.id}`, { custom });
      const file = await taken(id, format);
      const { records } = await readGuestFile(file.bytes, file.type);
      cells.push(records[1]?.at(-1));
      const preview = await fetch(`${planner.url}${path}/imports`, {
        method: 'POST',
        headers: { cookie: organiser.cookie(), 'content-type': file.type },
        body: file.bytes,
      });
      expect(await preview.json()).toMatchObject({ counts: { same: 2, changed: 0 } });
    }
    expect(cells).toEqual(['-7', '2.5', harmless('-0.0000001'), '0.30000000000000004']);
  });

  it('include hosts', async () => {
    const { id } = await dinner();
    const mira = JSON.parse(await textOf(id, 'json')).guests[0].id;
    await organiser.call('POST', `/api/attendees/${mira}/plus-ones`, { count: 1 });
    const file = await taken(id, format);
    const { header, records } = await readGuestFile(file.bytes, file.type);
    expect(records.slice(0, 3).map((cells) => cells[header.indexOf('guest of')])).toEqual([
      '',
      '',
      harmless('=cmd|Mira Halvorsen'),
    ]);
  });

  it('have for a reader of a public event only the columns that they may see', async () => {
    const { id } = await dinner();
    const file = await taken(id, format, stranger);
    const { header, records } = await readGuestFile(file.bytes, file.type);
    expect(header).toEqual(['name', 'company', 'seated at', 'seat']);
    expect(records[0]).toEqual([
      harmless('=cmd|Mira Halvorsen'),
      'Nordlys & Søn "AS"',
      'Table of 4',
      '2',
    ]);
  });
});

it('sends .csv in parts, so that a large one delays nobody while it is written', async () => {
  const { id } = await dinner();
  const { headers } = await fetch(`${planner.url}/api/events/${id}/export.csv`, {
    headers: { cookie: organiser.cookie(), 'accept-encoding': 'identity' },
  });
  expect(headers.get('content-length')).toBeNull();
  expect(headers.get('transfer-encoding')).toBe('chunked');
});

describe('an event as .json', () => {
  it('contains its guests with their seats', async () => {
    const { id } = await dinner();
    const answer = JSON.parse(await textOf(id, 'json'));
    expect(eventExportAnswer.parse(answer)).toEqual(answer);
    expect(answer).toMatchObject({
      event: { id, name: 'Gala' },
      guests: [
        { name: '=cmd|Mira Halvorsen', externalId: '007', tableName: 'Table of 4', seat: 2 },
        { name: 'Ada Byron', tableName: null, seat: null },
      ],
    });
  });

  it('contains nothing that a reader may not see', async () => {
    const { id } = await dinner();
    const [mira] = JSON.parse(await textOf(id, 'json', stranger)).guests;
    expect(mira).toMatchObject({
      company: 'Nordlys & Søn "AS"',
      seat: 2,
      email: null,
      diets: null,
      allergies: null,
      notes: null,
      accountExecutive: null,
      attendeeRole: 'guest',
      tags: [],
    });
  });
});

describe('an event as .ics', () => {
  it('contains its name, times and place, and a stable id', async () => {
    const { id } = await dinner({ location: 'Long Gallery, first floor', description: 'A; B' });
    const first = await taken(id, 'ics', stranger);
    const text = new TextDecoder().decode(first.bytes);
    expect(first.type).toMatch(/^text\/calendar/);
    expect(text.split('\r\n')).toEqual(
      expect.arrayContaining([
        'BEGIN:VCALENDAR',
        `UID:${id}@dinner-seating-planner`,
        'DTSTART:20270304T180000Z',
        'DTEND:20270304T220000Z',
        'SUMMARY:Gala',
        'LOCATION:Long Gallery\\, first floor',
        'DESCRIPTION:A\\; B',
        'END:VCALENDAR',
      ]),
    );
    expect(await textOf(id, 'ics')).toBe(text);
    await organiser.call('PATCH', `/api/events/${id}`, { name: 'Grand gala' });
    expect(await textOf(id, 'ics')).toContain(`UID:${id}@dinner-seating-planner`);
  });

  it('says that it is cancelled', async () => {
    const { id } = await dinner();
    expect(await textOf(id, 'ics')).not.toContain('STATUS');
    await organiser.call('PATCH', `/api/events/${id}`, { status: 'cancelled' });
    expect(await textOf(id, 'ics')).toContain('\r\nSTATUS:CANCELLED\r\n');
  });

  it('is refused without a date', async () => {
    const { id } = await dinner({ startDate: null, endDate: null });
    const { status, body } = await organiser.call<Problem>('GET', `/api/events/${id}/export.ics`);
    expect([status, body.message]).toEqual([409, 'The event has no date yet']);
  });
});

it.each(['xlsx', 'csv', 'json', 'ics'])('.%s of a private event is hidden', async (format) => {
  const { id } = await dinner({ isPublic: false });
  expect((await taken(id, format, stranger)).status).toBe(404);
  expect((await taken(unknownId, format)).status).toBe(404);
});

it('names the file after the event, whatever its name contains', async () => {
  const { id } = await dinner({ name: 'Søren/Bo: "gala"' });
  const { fileName } = await taken(id, 'csv');
  expect(fileName).toContain("filename*=UTF-8''S%C3%B8ren%20Bo%20gala%20guests.csv");
});

it("includes guests' choices in words, for those who may see them", async () => {
  const { id: eventId } = await dinner();
  const courses = [
    { name: 'Starter', options: [{ name: 'Soup', fits: [] }] },
    { name: 'Main', options: [{ name: 'Trout', fits: [] }] },
  ];
  type Set = { menu: { courses: { courseId: string; options: { optionId: string }[] }[] } };
  const { body } = await organiser.call<Set>('PUT', `/api/events/${eventId}/menu`, { courses });
  const meals = Object.fromEntries(
    body.menu.courses.map(({ courseId, options }) => [courseId, options[0]?.optionId]),
  );
  const people = await organiser.call<{ id: string; name: string }[]>(
    'GET',
    `/api/attendees?event=${eventId}`,
  );
  const ada = people.body.find(({ name }) => name === 'Ada Byron');
  await organiser.call('PATCH', `/api/attendees/${ada?.id}`, { meals });
  expect(await textOf(eventId, 'csv')).toContain('Starter: Soup; Main: Trout');
  expect(await textOf(eventId, 'json')).toContain('"mealNames":"Starter: Soup; Main: Trout"');
  expect(await textOf(eventId, 'csv', stranger)).not.toContain('Soup');
  expect(await textOf(eventId, 'json', stranger)).not.toContain('Soup');
});
