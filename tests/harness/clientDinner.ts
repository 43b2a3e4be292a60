import { readFileSync } from 'node:fs';
import Papa from 'papaparse';
import type { AttendeeRow } from '../../schema/entities/attendee.ts';
import type { ServedCourse } from '../../schema/entities/kitchen.ts';
import type { Menu } from '../../schema/entities/menu.ts';
import type { Caller } from './planner.ts';

type Listed = { name: string; title: string; company: string; notes: string };

/**
 * The list of 48 guests, with "Vegetarian" as a diet, and two people with a life-threatening allergy.
 */
const guests = () =>
  Papa.parse<Listed>(
    readFileSync(new URL('../data/client-dinner-48.csv', import.meta.url), 'utf8'),
    { header: true, skipEmptyLines: true },
  ).data.map(({ name, title, company, notes }, n) => ({
    name,
    title,
    company,
    ...(notes === 'Vegetarian' ? { diets: [notes] } : { notes }),
    ...([5, 20].includes(n) && { allergies: [{ substance: 'nuts', severity: 'anaphylaxis' }] }),
  }));

const courses = [
  { name: 'Starter', options: [{ name: 'Soup', fits: ['vegan'] }, { name: 'Ham' }] },
  { name: 'Main', options: [{ name: 'Beef' }, { name: 'Risotto', fits: ['vegetarian'] }] },
  { name: 'Dessert', options: [{ name: 'Cake' }] },
];

/**
 * "Table 1" to "Table 6", with eight seats each, all taken. Vegetarians chose vegetarian meals, and one
 * guest in four chose nothing.
 */
export const clientDinner = async ({ call }: Caller) => {
  const made = async <Body>(method: string, path: string, sent: object): Promise<Body> => {
    const { status, body } = await call<Body>(method, path, sent);
    if (status >= 300) throw new Error(`${method} ${path}: ${JSON.stringify(body)}`);
    return body;
  };
  const { id: eventId } = await made<{ id: string }>('POST', '/api/events', {
    name: 'Client dinner',
  });
  const attendees = await made<AttendeeRow[]>('POST', '/api/attendees/bulk', {
    eventId,
    attendees: guests(),
  });
  for (let n = 1; n <= 6; n += 1) {
    const table = { eventId, name: `Table ${n}`, capacity: 8, layout: 'circular' };
    await made('POST', '/api/tables', table);
  }
  await made('POST', '/api/seats/auto-assign', { eventId });
  const { menu } = await made<{ menu: Menu }>('PUT', `/api/events/${eventId}/menu`, { courses });
  for (const [n, { id, diets }] of attendees.entries()) {
    if (n % 4 === 0 && !diets) continue;
    await made('PATCH', `/api/attendees/${id}`, { meals: mealsOf(menu, n, diets !== null) });
  }
  return { eventId, attendees };
};

const mealsOf = ({ courses }: Menu, n: number, isVegetarian: boolean) =>
  Object.fromEntries(
    courses.map(({ courseId, options }) => {
      const madeForThem = isVegetarian ? options.find(({ fits }) => fits.length > 0) : undefined;
      return [courseId, (madeForThem ?? options[n % options.length])?.optionId];
    }),
  );

/** How many people are served a course, including those who have not chosen. */
export const servedIn = ({ options, notChosen }: ServedCourse): number =>
  options.reduce((sum, { count }) => sum + count, notChosen);
