import { readFile } from 'node:fs/promises';
import { idInCopy } from '../../schema/copyIds.ts';
import type { GuestField } from '../../schema/entities/guestField.ts';
import type { Menu } from '../../schema/entities/menu.ts';
import { parseCsv } from '../../schema/imports/csv.ts';
import type { Caller } from '../harness/planner.ts';

const guestList = new URL('../data/client-dinner-48.csv', import.meta.url);
const longName = 'Maximiliana Featherstonehaugh-Vandenbergh van der Wildenburg';

const tables = [
  { name: 'Head table', capacity: 10, layout: 'rectangular' },
  { name: 'Garden', capacity: 8, layout: 'circular' },
  { name: 'Long Gallery beside the Orangery', capacity: 12, layout: 'oval' },
] as const;

export type PreparedDinner = {
  eventId: string;
  arrangementId: string;
  draftId: string;
  /** Another event, which has only a name. */
  emptyEventId: string;
  /** Two people whom no rule names. */
  pairIds: string[];
  /** Place cards that were issued before some guests changed. */
  issueId: string;
};

type Ided = { id: string };

/**
 * An event with people seated, held and in the pool, one of them pinned, some checked in, one free seat,
 * rules, an object on the floor, a tagged table, and a public arrangement that is also a template. The audit
 * log has an entry: a call that was refused.
 */
export const prepareDinner = async ({ call }: Caller): Promise<PreparedDinner> => {
  const rest = async <Body>(method: string, path: string, sent: object): Promise<Body> =>
    (await call<Body>(method, path, sent)).body;
  await call('GET', '/api/admin/audit');
  const { id: eventId } = await rest<Ided>('POST', '/api/events', {
    name: 'Client dinner at the Orangery',
    description: 'An evening with clients and the people who look after them.',
    location: 'The Orangery, Kingsway Gardens',
    startDate: '2027-03-04T18:30:00.000Z',
    endDate: '2027-03-04T22:30:00.000Z',
    maxAttendees: 60,
  });
  const people = await rest<(Ided & { name: string })[]>('POST', '/api/attendees/bulk', {
    eventId,
    attendees: [{ name: longName, company: longName, attendeeRole: 'guest' }, ...(await guests())],
  });
  for (const table of tables) await rest('POST', '/api/tables', { eventId, ...table });
  const stage = { kind: 'stage', name: 'Stage', x: 150, y: 450 };
  await rest('POST', `/api/events/${eventId}/objects`, stage);
  const [, undecided, travelling] = people;
  for (const [person, reason] of [
    [undecided, 'Waiting for a reply'],
    [travelling, undefined],
  ] as const) {
    const hold = { event: eventId, hold: true, reason };
    await rest('PATCH', `/api/attendees/${person?.id}/holding`, hold);
  }
  const { assignments } = await rest<{ assignments: { seatId: string; attendeeId: string }[] }>(
    'POST',
    '/api/seats/auto-assign',
    { eventId },
  );
  await rest('POST', `/api/attendees/${assignments[0]?.attendeeId}/pin`, {});
  const last = assignments.at(-1)?.seatId;
  await rest('POST', `/api/seats/${last}/assign`, { attendeeId: null, eventId });
  for (const person of people.slice(8, 14)) {
    await rest('PATCH', `/api/attendees/${person.id}`, { isCheckedIn: true });
  }
  const { id: arrangementId } = await rest<Ided>('POST', '/api/arrangements', {
    eventId,
    name: 'First seating',
    description: 'As sent to the host.',
    isTemplate: true,
  });
  await rest('PATCH', `/api/arrangements/${arrangementId}/share`, { isPublic: true });
  await rest('POST', `/api/events/${eventId}/rules/presets/clientDinner`, {});
  const pair = people.filter(({ name }) => /^(Sara|Pablo) /.test(name)).map(({ id }) => id);
  const together = { kind: 'KeepTogether', hard: true, who: { people: pair } };
  await rest('POST', `/api/events/${eventId}/rules`, { rule: together });
  const pairIds = people.slice(24, 26).map(({ id }) => id);
  const draftId = await aDraft(rest, eventId, people[20]?.id);
  const { id: issueId } = await rest<Ided>('POST', `/api/events/${eventId}/issues`, {
    sheet: 'placeCards',
    to: 'calligrapher',
  });
  await rest('POST', `/api/events/${eventId}/issues`, { sheet: 'guestList', to: 'door' });
  await aMenu(rest, eventId, people);
  await customFields(rest, eventId, people);
  const { id: emptyEventId } = await rest<Ided>('POST', '/api/events', { name: 'Summer party' });
  return { eventId, arrangementId, draftId, emptyEventId, pairIds, issueId };
};

const courses = [
  {
    name: 'Starter',
    options: [
      { name: 'Beetroot carpaccio with horseradish', fits: ['vegan', 'glutenFree'] },
      { name: 'Smoked salmon', fits: ['glutenFree'] },
    ],
  },
  {
    name: 'Main',
    options: [
      { name: 'Fillet of beef' },
      { name: 'Mushroom risotto', fits: ['vegetarian'] },
      { name: 'Zander', fits: ['pescatarian', 'lactoseFree'] },
    ],
  },
  { name: 'Dessert', options: [{ name: 'Lemon tart' }, { name: 'Sorbet', fits: ['vegan'] }] },
];

/** Three of four people have chosen their meals. */
const aMenu = async (rest: Rest, eventId: string, people: readonly Ided[]): Promise<void> => {
  const { menu } = await rest<{ menu: Menu }>('PUT', `/api/events/${eventId}/menu`, { courses });
  for (const [n, { id }] of people.slice(0, 32).entries()) {
    if (n % 4 === 3) continue;
    const meals = menu.courses.map(({ courseId, options }) => [
      courseId,
      options[n % options.length]?.optionId,
    ]);
    await rest('PATCH', `/api/attendees/${id}`, { meals: Object.fromEntries(meals) });
  }
};

const fields = [
  { name: 'Hotel', kind: 'choice', choices: [{ name: 'Grand Hotel' }, { name: 'Plaza' }] },
  { name: 'Needs the shuttle', kind: 'yesNo' },
  { name: 'Rank', kind: 'number' },
  { name: 'Arrives', kind: 'date' },
];

/** Every third person has values in them. */
const customFields = async (
  rest: Rest,
  eventId: string,
  people: readonly Ided[],
): Promise<void> => {
  type Set = { fields: GuestField[] };
  const path = `/api/events/${eventId}/fields`;
  const [hotel, shuttle, rank] = (await rest<Set>('PUT', path, { fields })).fields;
  for (const [n, { id }] of people.slice(0, 12).entries()) {
    if (n % 3) continue;
    const custom = {
      [hotel?.fieldId ?? '']: hotel?.choices[n % 2]?.choiceId,
      [shuttle?.fieldId ?? '']: n % 2 === 0,
      [rank?.fieldId ?? '']: n,
    };
    await rest('PATCH', `/api/attendees/${id}`, { custom });
  }
};

type Rest = <Body>(method: string, path: string, sent: object) => Promise<Body>;

/** A draft with changes, one of them to a person who has since changed in the live plan. */
const aDraft = async (rest: Rest, eventId: string, attendeeId = ''): Promise<string> => {
  const { id } = await rest<Ided>('POST', `/api/events/${eventId}/drafts`, { name: 'Long tables' });
  await rest('PATCH', `/api/attendees/${idInCopy(attendeeId, id)}`, { notes: 'Near the choir' });
  await rest('PATCH', `/api/attendees/${attendeeId}`, { notes: 'Far from the choir' });
  const table = { name: 'Choir', capacity: 6, layout: 'rectangular' };
  await rest('POST', '/api/tables', { eventId: id, ...table });
  await rest('POST', '/api/seats/auto-assign', { eventId: id });
  return id;
};

const needs = {
  diets: ['vegetarian'],
  allergies: [
    { substance: 'nuts', severity: 'anaphylaxis' },
    { substance: 'molluscs', severity: 'allergy' },
    { substance: 'Anything with raspberry colouring or flavouring', severity: 'intolerance' },
  ],
  access: ['wheelchair', 'A quiet corner'],
  externalId: 'CRM-1042',
};

const guests = async () => {
  const { rows } = parseCsv(await readFile(guestList));
  return rows.map(({ row: _, ...fields }) =>
    fields.name.startsWith('Sara ') ? { ...fields, ...needs } : fields,
  );
};
