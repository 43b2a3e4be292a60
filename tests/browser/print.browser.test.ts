import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { beforeAll, beforeEach, describe, expect } from 'vitest';
import { type PdfPage, pagesOfPdf } from '../harness/pdfText.ts';
import type { Caller } from '../harness/planner.ts';
import { restingBox } from './hands.ts';
import { type PlannedEvent, plannedEvent } from './plannedEvent.ts';
import { it, type Stage } from './stage.ts';

const longName = 'Maximiliana Featherstonehaugh-Vandenbergh van der Wildenburg';
const people = ['Zoë Ash', 'Ada Byron', 'Mira Long', longName, '=cmd()'];

let stage: Stage;
let organiser: Caller;
let page: Page;
let dinner: PlannedEvent;

it.beforeAll(async ({ stage: opened }) => {
  stage = opened;
  organiser = await stage.caller('organiser@example.com');
  page = await stage.member('organiser@example.com', '/events', { colorScheme: 'dark' });
  dinner = await plannedEvent(organiser, {
    name: 'Dinner / Orangery',
    people,
    tables: { 'Table 10': 4, 'Table 2': 6 },
  });
  await dinner.seat('Zoë Ash', 'Table 10', 1);
  await dinner.seat('Ada Byron', 'Table 2', 3);
  await dinner.seat(longName, 'Table 2', 1);
});

const open = async (sheet: string, event: PlannedEvent = dinner, options = '') => {
  await page.goto(`${stage.url}/print/${sheet}?event=${event.id}${options}`);
  await page.getByRole('heading', { level: 1 }).waitFor();
};

/** Reads back what a sheet prints. */
const printed = async (
  sheet: string,
  event?: PlannedEvent,
  options?: string,
): Promise<PdfPage[]> => {
  await open(sheet, event, options);
  await page.evaluate(() => document.fonts.ready);
  return pagesOfPdf(await page.pdf({ preferCSSPageSize: true, printBackground: true }));
};
const change = ({ personId }: PlannedEvent, name: string, fields: object) =>
  organiser.call('PATCH', `/api/attendees/${personId(name)}`, fields);
const textOf = (pages: PdfPage[]) => pages.map(({ text }) => text).join('\n');
const inOrder = (text: string, words: readonly string[]) => {
  const places = words.map((word) => text.indexOf(word));
  expect(places).not.toContain(-1);
  expect(places).toEqual([...places].sort((a, b) => a - b));
};

describe('on paper', () => {
  it('the guest list names everybody, with table and seat', async () => {
    const pages = await printed('guest-list', dinner, '&paper=a4');
    expect(pages).toHaveLength(1);
    expect(pages[0]).toMatchObject({ widthMm: 210, heightMm: 297 });
    const text = textOf(pages);
    expect(text).toContain('Dinner / Orangery');
    expect(text).toContain('5 people');
    expect(text).toMatch(/Printed .*\d/);
    inOrder(text, ['=cmd()', 'Ada Byron', 'Maximiliana', 'Mira Long', 'Zoë Ash']);
    expect(text).toMatch(/Ada Byron Table 2 3/);
    expect(text).toMatch(/Mira Long No seat/);
    expect(text).toMatch(/Zoë Ash Table 10 1/);
  });

  it('the page hides the screen around it, and is white in the dark theme', async () => {
    await open('guest-list');
    expect(textOf(await printed('guest-list'))).not.toContain('Back to seating');
    await page.emulateMedia({ media: 'print' });
    const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    await page.emulateMedia({ media: null });
    expect(ground).toBe('rgb(255, 255, 255)');
  });

  it('the lists by table have natural order, and show free seats', async () => {
    const pages = await printed('table-lists');
    expect(pages).toHaveLength(1);
    inOrder(textOf(pages), ['Table 2', '2 of 6 seats taken', 'Ada Byron', 'Table 10', 'Zoë Ash']);
    expect(textOf(pages).match(/Free/g)).toHaveLength(7);
  });

  it('the seating plan is one landscape page for a small room', async () => {
    const pages = await printed('seating-plan', dinner, '&paper=a4&withList=false');
    expect(pages).toHaveLength(1);
    expect(pages[0]).toMatchObject({ widthMm: 297, heightMm: 210 });
    for (const word of ['Table 2', 'Table 10', 'Zoë', 'Byron', '2/6']) {
      expect(textOf(pages)).toContain(word);
    }
    expect(textOf(pages)).not.toContain('Mira');
    // The preview says so; the paper does not.
    expect(textOf(pages)).not.toContain('list by table only');
    await page
      .getByText(`Shortened, and in full only in the list by table: ${longName}.`)
      .waitFor();
    // The name is too long for its chair; the list has it in full.
    expect(await printed('seating-plan', dinner, '&paper=a4')).toHaveLength(2);
    expect(await page.getByText('Cut, and whole').count()).toBe(0);
  });

  it('place cards are eight or four to a page, for seated people or for everybody', async () => {
    const seated = await printed('place-cards');
    expect(seated).toHaveLength(1);
    inOrder(textOf(seated), ['Maximiliana', 'Ada Byron', 'Zoë Ash']);
    expect(textOf(seated)).not.toContain('Mira Long');
    const all = await printed('place-cards', dinner, '&perPage=4&who=everybody&order=name');
    expect(all).toHaveLength(2);
    inOrder(textOf(all), ['=cmd()', 'Ada Byron', 'Mira Long', 'Zoë Ash']);
  });

  it('table cards are one, two or four to a page', async () => {
    expect(await printed('table-cards')).toHaveLength(1);
    const large = await printed('table-cards', dinner, '&perPage=1&paper=letter');
    expect(large.map(({ widthMm, heightMm }) => [widthMm, heightMm])).toEqual([
      [279, 216],
      [279, 216],
    ]);
    expect(large.map(({ text }) => text.includes('Table 2'))).toEqual([true, false]);
  });
});

describe('for the door', () => {
  let wedding: PlannedEvent;
  beforeAll(async () => {
    wedding = await plannedEvent(organiser, {
      name: 'Wedding',
      people: ['Sara Bielski', 'Benno Falk', 'Ada Falk', 'Cleo Marsh', longName],
      tables: { Garden: 4, Hall: 4 },
      isPublic: true,
    });
    for (const name of ['Benno Falk', 'Ada Falk', longName])
      await change(wedding, name, { party: 'Falk' });
    await organiser.call('POST', `/api/attendees/${wedding.personId('Sara Bielski')}/plus-ones`, {
      count: 1,
    });
    await organiser.call('POST', `/api/events/${wedding.id}/replies`, {
      attendeeIds: [wedding.personId('Cleo Marsh')],
      reply: 'no',
    });
    await wedding.seat('Benno Falk', 'Garden', 1);
    await wedding.seat('Ada Falk', 'Garden', 2);
    await wedding.seat(longName, 'Hall', 1);
    await wedding.seat('Sara Bielski', 'Hall', 2);
  });

  it('a list names everybody with their party, their table and their reply', async () => {
    const pages = await printed('door-list', wedding, '&paper=letter');
    expect(pages).toHaveLength(1);
    expect(pages[0]).toMatchObject({ widthMm: 216, heightMm: 279 });
    const text = textOf(pages);
    inOrder(text, ['Ada Falk', 'Cleo Marsh', 'Sara Bielski', 'Guest of Sara Bielski']);
    expect(text).toMatch(/Ada Falk With Benno Falk and Maximiliana [^\n]* Garden 2 Not replied/);
    expect(text).toMatch(/Cleo Marsh No seat Declined/);
    expect(text).toMatch(/Sara Bielski With Guest of Sara Bielski Hall 2/);
  });

  it('readers of a public event see nothing of parties and replies', async () => {
    const path = `/print/door-list?event=${wedding.id}`;
    const reader = await stage.member('viewer@example.com', path);
    await reader.getByText('Ada Falk', { exact: true }).waitFor();
    expect(await reader.getByText('Reply', { exact: true }).count()).toBe(0);
    expect(await reader.getByText(/^With /).count()).toBe(0);
  });

  it('escort cards lead parties, or each person, to their tables', async () => {
    const parties = await printed('escort-cards', wedding, '&paper=a4');
    expect(parties).toHaveLength(1);
    const text = textOf(parties);
    inOrder(text, ['Ada Falk and Benno Falk', 'Garden', 'Maximiliana', 'Hall', 'Sara Bielski']);
    expect(text.match(/Garden|Hall/g)).toHaveLength(3);
    await page.getByRole('combobox', { name: 'One card for' }).click();
    await page.getByRole('option', { name: 'Each person' }).click();
    await page.getByText('Benno Falk', { exact: true }).waitFor();
    expect(await page.getByText(/^(Garden|Hall)$/).count()).toBe(4);
    expect(await printed('escort-cards', wedding, '&each=person&perPage=4')).toHaveLength(1);
  });
});

describe('the backs of place cards', () => {
  let tasting: PlannedEvent;
  beforeAll(async () => {
    tasting = await plannedEvent(organiser, {
      name: 'Tasting',
      people: ['Ada Byron', 'Benno Falk', 'Cleo Marsh'],
      tables: { Garden: 4 },
      isPublic: true,
    });
    for (const [n, name] of ['Ada Byron', 'Benno Falk', 'Cleo Marsh'].entries())
      await tasting.seat(name, 'Garden', n + 1);
    await change(tasting, 'Ada Byron', { diets: ['vegan'] });
    await change(tasting, 'Cleo Marsh', {
      allergies: [{ substance: 'nuts', severity: 'anaphylaxis' }],
    });
  });

  it('list on request what guests must not get, each behind its card', async () => {
    expect(await printed('place-cards', tasting)).toHaveLength(1);
    expect(await page.getByText('Vegan').count()).toBe(0);
    await page.getByRole('switch', { name: 'Diets and allergies on the back' }).click();
    await page.getByText('Vegan').waitFor();
    const pages = await pagesOfPdf(await page.pdf({ preferCSSPageSize: true }));
    expect(pages).toHaveLength(2);
    inOrder(pages[1]?.text ?? '', ['Vegan', 'Ada Byron', 'Nuts Anaphylaxis', 'Cleo Marsh']);
    // When the paper is flipped on its long edge, the left side of a page is behind the right side of the
    // previous one.
    const middleOf = async (found: ReturnType<Page['getByText']>) => {
      const box = await found.boundingBox();
      return (box?.x ?? 0) + (box?.width ?? 0) / 2;
    };
    const sheet = await page.getByLabel('Place cards, page 1 of 2').evaluate((paper) => {
      const { left, right } = paper.getBoundingClientRect();
      return left + right;
    });
    for (const [name, mark] of [
      ['Ada Byron', 'Vegan'],
      ['Cleo Marsh', 'Nuts'],
    ] as const) {
      const front = await middleOf(page.getByText(name, { exact: true }));
      const back = await middleOf(page.getByText(mark, { exact: true }));
      expect(Math.abs(front + back - sheet)).toBeLessThan(sheet / 10);
    }
  });

  it('are not offered to readers of a public event, who see no diets', async () => {
    const path = `/print/place-cards?event=${tasting.id}&hasDiets=true`;
    const reader = await stage.member('viewer@example.com', path);
    await reader.getByText('Cleo Marsh', { exact: true }).waitFor();
    expect(await reader.getByRole('switch').count()).toBe(0);
    expect(await reader.getByText('Vegan').count()).toBe(0);
  });
});

it('divides a large room over several pages, with each name on one of them and in a list', async () => {
  const names = Array.from({ length: 40 }, (_, n) => `Guest${n} Last${n}`);
  const tables = Object.fromEntries(Array.from({ length: 24 }, (_, n) => [`T${n}`, 10]));
  const gala = await plannedEvent(organiser, { name: 'Gala', people: names, tables });
  await organiser.call('POST', '/api/seats/auto-assign', { eventId: gala.id });
  const pages = await printed('seating-plan', gala, '&paper=a4&withList=false');
  const parts = pages.slice(1);
  expect(parts.length).toBeGreaterThan(1);
  for (const [index, { text }] of parts.entries()) {
    expect(text).toContain(`Part ${index + 1} of ${parts.length}`);
  }
  for (const n of names.keys()) {
    const whole = new RegExp(`\\bLast${n}\\b`);
    const found = parts.filter(({ text }) => whole.test(text));
    expect(found).toHaveLength(1);
  }
  const listed = await printed('seating-plan', gala, '&paper=a4');
  expect(listed.length).toBeGreaterThan(pages.length);
});

it('is downloaded as previewed, page for page, and the visible page as a picture', async () => {
  const tables = Object.fromEntries(Array.from({ length: 12 }, (_, n) => [`T${n + 1}`, 8]));
  const name = 'Gala '.repeat(40).trim();
  const gala = await plannedEvent(organiser, { name, people: ['Wáng 王', 'Ada Byron'], tables });
  await gala.seat('Ada Byron', 'T1', 1);
  await gala.seat('Wáng 王', 'T12', 1);
  const previewed = await printed('seating-plan', gala, '&paper=a4&withList=false');
  expect(previewed.length).toBeGreaterThan(1);
  await page.getByText('The fonts for printing do not have 王').waitFor();
  const download = async (item: string): Promise<{ file: string; bytes: Buffer }> => {
    await page.getByRole('button', { name: 'Download' }).click();
    const [saved] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: item }).click(),
    ]);
    return { file: saved.suggestedFilename(), bytes: await readFile(await saved.path()) };
  };
  const pdf = await download('PDF');
  expect(pdf.file).toBe(`${name} Seating plan.pdf`);
  const words = (pages: PdfPage[]) =>
    pages.map(({ text }) =>
      [...text.matchAll(/\bT\d+\b|Part \d|\d \/ \d|Byron/g)].map(String).sort(),
    );
  expect(words(pagesOfPdf(pdf.bytes))).toEqual(words(previewed));

  const second = page.getByLabel('Seating plan, page 2 of 4');
  await second.evaluate((paper) => paper.scrollIntoView({ behavior: 'instant', block: 'center' }));
  const topOf = () => second.evaluate((paper) => paper.getBoundingClientRect().top);
  await expect.poll(topOf).toBeLessThan(300);
  const png = await download('PNG');
  expect(png.file).toBe(`${name} Seating plan 2.png`);
  expect(png.bytes.subarray(1, 4).toString()).toBe('PNG');
});

it("of new cards only follows others' changes, is downloaded, and says if there are none", async () => {
  const event = await plannedEvent(organiser, {
    name: 'New cards',
    tables: { Garden: 4, Hall: 4, Terrace: 4 },
  });
  const rename = async (name: string, next: string) => {
    const tableId = (await event.seatsNow()).find(
      ({ id }) => id === event.seatId(name, 1),
    )?.tableId;
    await organiser.call('PATCH', `/api/tables/${tableId}`, { name: next });
  };
  const since = `&since=at:${new Date().toISOString()}`;
  await page.route('**/graphql', (route) =>
    route.request().postData()?.includes('NewCards') ? route.abort() : route.fallback(),
  );
  await open('table-cards', event, since);
  await page.getByRole('heading', { name: 'The new cards could not be loaded' }).waitFor();
  expect(await page.getByRole('button', { name: 'Download' }).isDisabled()).toBe(true);
  await page.unroute('**/graphql');
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('heading', { name: 'No card is new' }).waitFor();

  await rename('Hall', 'Great Hall');
  await page.getByText('Only the 1 new card.').waitFor();
  await rename('Terrace', 'Long Terrace');
  await page.getByText('Only the 2 new cards.').waitFor();
  await page.getByRole('button', { name: 'Download' }).click();
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'PDF' }).click(),
  ]);
  const text = textOf(pagesOfPdf(await readFile(await saved.path())));
  inOrder(text, ['Great Hall', 'Long Terrace']);
  expect(text).not.toContain('Garden');

  await open('place-cards', event, since);
  await page.getByRole('heading', { name: 'No card is new' }).waitFor();
  await page.route('**/graphql', (route) =>
    route.request().postData()?.includes('NewCards') ? route.abort() : route.fallback(),
  );
  await page.getByRole('switch', { name: 'Diets and allergies' }).click();
  await page.getByRole('heading', { name: 'The new cards could not be loaded' }).waitFor();
  await page.unroute('**/graphql');
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('heading', { name: 'No card is new' }).waitFor();

  await open('table-cards', event, '&since=arrangement:AAAAAAAAAAAAAAAAAAAAAA');
  await page.getByRole('heading', { name: 'Nothing to compare with' }).waitFor();
  await page.getByRole('link', { name: 'All cards' }).click();
  await expect.poll(() => page.locator('[data-paper]').count()).toBe(2);
});

describe('with 5,000 people', () => {
  let congress: PlannedEvent;
  beforeAll(async () => {
    const names = Array.from({ length: 5_000 }, (_, n) => `Person ${n + 1}`);
    congress = await plannedEvent(organiser, { name: 'Congress', people: names });
  });

  it('the guest list has a header on each page', async () => {
    const pages = await printed('guest-list', congress, '&paper=a4');
    expect(pages.length).toBeGreaterThan(100);
    for (const { text } of pages) expect(text).toContain('Company');
    expect(textOf(pages)).toContain('Person 5000');
  }, 240_000);

  it('there is a place card for each of them', async () => {
    const pages = await printed('place-cards', congress, '&paper=a4&who=everybody&perPage=8');
    expect(pages).toHaveLength(625);
    const cards = textOf(pages).match(/Person \d+/g) ?? [];
    expect(new Set(cards).size).toBe(5_000);
  }, 240_000);
});

it('is available to readers', async () => {
  const open = await plannedEvent(organiser, {
    name: 'Open evening',
    people: ['Ada Byron'],
    isPublic: true,
  });
  const viewer = await stage.member('viewer@example.com', open.path);
  await viewer.getByText('View only').waitFor();
  await viewer.getByRole('button', { name: 'Print', exact: true }).click();
  await viewer.getByRole('menuitem', { name: 'Guest list', exact: true }).first().click();
  await viewer.getByRole('heading', { level: 1, name: 'Guest list' }).waitFor();
  await viewer.getByText('Ada Byron').first().waitFor();
});

describe('from the seating chart', () => {
  beforeEach(async () => {
    await page.goto(stage.url + dinner.path);
    await page.getByRole('button', { name: 'Print', exact: true }).click();
    await page.getByRole('menu').waitFor();
  });

  it('a sheet is opened by keyboard, changed, and left again', async () => {
    await page.getByRole('menuitem', { name: 'Place cards' }).press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Place cards' }).waitFor();
    await page.getByRole('combobox', { name: 'Who' }).click();
    await page.getByRole('option', { name: 'Everybody' }).click();
    await page.getByText('Mira Long', { exact: true }).waitFor();
    await page.getByRole('link', { name: 'Back to seating' }).click();
    await page.getByRole('heading', { name: 'Dinner / Orangery' }).waitFor();
  });

  /** Downloads a file. Returns its name and its bytes. */
  const saved = async (name: string) => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name, exact: true }).last().click(),
    ]);
    const bytes = await readFile(await download.path());
    return { name: download.suggestedFilename(), bytes };
  };

  it('the guest list is saved for spreadsheets: UTF-8 with a byte order mark, made harmless', async () => {
    const { name, bytes } = await saved('Guest list');
    expect(name).toBe('Dinner Orangery guest list.csv');
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    expect(bytes.subarray(3).toString('utf8').split('\r\n')).toEqual([
      'Name,Title,Company,Role,Email,Table,Seat,Placement',
      `"'=cmd()",,,Guest,,,,No seat`,
      'Ada Byron,,,Guest,,Table 2,3,Seated',
      `${longName},,,Guest,,Table 2,1,Seated`,
      'Mira Long,,,Guest,,,,No seat',
      'Zoë Ash,,,Guest,,Table 10,1,Seated',
    ]);
  });

  it('the people by table and all seats are saved, too', async () => {
    const tables = await saved('By table');
    expect(tables.name).toBe('Dinner Orangery by table.csv');
    expect(tables.bytes.toString('utf8').split('\r\n')).toHaveLength(4);
    await page.getByRole('button', { name: 'Print', exact: true }).click();
    const seats = await saved('Seats');
    expect(seats.name).toBe('Dinner Orangery seats.csv');
    expect(seats.bytes.toString('utf8').split('\r\n')).toHaveLength(11);
  });
});

it('says if there is nothing to print, or no such event', async () => {
  const empty = await plannedEvent(organiser, { name: 'Empty' });
  for (const [sheet, title] of [
    ['guest-list', 'Nobody on the guest list yet'],
    ['place-cards', 'Nobody has a seat yet'],
    ['escort-cards', 'Nobody has a seat yet'],
    ['door-list', 'Nobody on the guest list yet'],
    ['table-cards', 'No tables yet'],
    ['table-lists', 'No tables yet'],
    ['seating-plan', 'No tables yet'],
  ] as const) {
    await open(sheet, empty);
    await page.getByRole('heading', { name: title }).waitFor();
    await expect
      .poll(() => page.getByRole('button', { name: 'Print', exact: true }).isDisabled())
      .toBe(true);
  }
  await page.goto(`${stage.url}/print/guest-list?event=AAAAAAAAAAAAAAAAAAAAAA`);
  await page.getByRole('heading', { name: 'Event not found' }).waitFor();
  await page.goto(`${stage.url}/print/nothing?event=${dinner.id}`);
  await page.getByRole('heading', { name: 'Nothing to print here' }).waitFor();
});

it('keeps the options behind a button on a phone, which names the paper', async () => {
  const phone = await stage.member('organiser@example.com', '/events', {
    viewport: { width: 390, height: 844 },
  });
  await phone.goto(`${stage.url}/print/place-cards?event=${dinner.id}&paper=a5`);
  const button = phone.getByRole('button', { name: /^Options/ });
  await button.waitFor();
  expect(await button.textContent()).toBe('OptionsA5 · Portrait');
  const order = phone.getByRole('combobox', { name: 'Order' });
  expect(await order.isVisible()).toBe(false);
  await button.press('Enter');
  await order.waitFor();
  expect(await button.getAttribute('aria-expanded')).toBe('true');
});

it('keeps its buttons apart on a screen of 320 px', async () => {
  const small = { viewport: { width: 320, height: 640 } };
  const narrow = await stage.member('organiser@example.com', '/events', small);
  await narrow.goto(`${stage.url}/print/place-cards?event=${dinner.id}`);
  const whom = await restingBox(narrow.getByRole('combobox', { name: 'For', exact: true }));
  const print = await restingBox(narrow.getByRole('button', { name: 'Print', exact: true }));
  expect(print.x - (whom.x + whom.width)).toBeGreaterThanOrEqual(8);
});
