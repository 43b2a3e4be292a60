import { expect, it } from 'vitest';
import type { AttendeeRow } from '../../../schema/entities/attendee.ts';
import type { Menu } from '../../../schema/entities/menu.ts';
import { plannerOfFile } from '../../harness/plannerOfFile.ts';
import { anEvent, type Problem, people, stepsOf } from './prepared.ts';

const planner = plannerOfFile();
const organiser = planner.somebody('organiser@example.com');
const stranger = planner.somebody('stranger@example.com');

type Changed = { menu: Menu; cleared: string[] } & Problem;

const setMenu = (eventId: string, body: object, caller = organiser, headers = {}) =>
  caller.call<Changed>('PUT', `/api/events/${eventId}/menu`, body, { headers });
const menuOf = async (eventId: string, caller = organiser) =>
  (await caller.call<Menu & Problem>('GET', `/api/events/${eventId}/menu`)).body;
const edit = (id: string, body: object) =>
  organiser.call<AttendeeRow & Problem>('PATCH', `/api/attendees/${id}`, body);
const mealsOf = async (id: string, caller = organiser) =>
  (await caller.call<AttendeeRow>('GET', `/api/attendees/${id}`)).body.meals;

const courses = [
  { name: 'Starter', options: [{ name: 'Soup', fits: ['Vegan'] }, { name: 'Salmon' }] },
  { name: 'Main', options: [{ name: 'Beef' }, { name: 'Risotto', fits: ['vegetarian'] }] },
];

/** Ada chose soup and beef; Benno chose nothing. */
const dinner = async (isPublic = false) => {
  const { id: eventId } = await anEvent(organiser, { isPublic });
  const [ada = '', benno = ''] = (await people(organiser, eventId, 'Ada', 'Benno')).map(
    ({ id }) => id,
  );
  const { menu } = (await setMenu(eventId, { courses })).body;
  const [starter, main] = menu.courses;
  const meals = {
    [starter?.courseId ?? '']: starter?.options[0]?.optionId ?? '',
    [main?.courseId ?? '']: main?.options[0]?.optionId ?? '',
  };
  expect((await edit(ada, { meals })).status).toBe(200);
  return { eventId, ada, benno, menu, meals };
};

it('sets a menu, whose ids stay when it is set again', async () => {
  const { eventId, menu, ada, meals } = await dinner();
  expect(menu.courses).toMatchObject([
    {
      name: 'Starter',
      options: [
        { name: 'Soup', fits: ['vegan'] },
        { name: 'Salmon', fits: [] },
      ],
    },
    { name: 'Main', options: [{ name: 'Beef' }, { name: 'Risotto', fits: ['vegetarian'] }] },
  ]);
  expect(await menuOf(eventId)).toEqual(menu);
  expect(await mealsOf(ada)).toEqual(meals);
  const recorded = await stepsOf(organiser, eventId);
  expect((await setMenu(eventId, menu)).body).toEqual({ menu, cleared: [] });
  expect(await stepsOf(organiser, eventId)).toBe(recorded);
  const other = await planner.caller('organiser@example.com');
  expect(await mealsOf(ada, other)).toEqual(meals);
});

it("asks before it drops somebody's choice; one undo restores menu and choices", async () => {
  const { eventId, menu, ada, meals } = await dinner();
  const [, main] = menu.courses;
  const body = { courses: [main] };
  const refused = await setMenu(eventId, body);
  expect(refused.status).toBe(409);
  expect(refused.body).toMatchObject({
    code: 'MEAL_CHOSEN',
    people: [{ attendeeId: ada, name: 'Ada' }],
    count: 1,
  });
  expect(await menuOf(eventId)).toEqual(menu);

  const headers = { 'idempotency-key': 'cleared' };
  const cleared = await setMenu(eventId, { ...body, clear: true }, organiser, headers);
  expect(cleared.body).toEqual({ menu: { courses: [main] }, cleared: [ada] });
  expect(await mealsOf(ada)).toEqual({ [main?.courseId ?? '']: main?.options[0]?.optionId });
  const again = await setMenu(eventId, { ...body, clear: true }, organiser, headers);
  expect(again.body).toEqual(cleared.body);

  await organiser.call('POST', `/api/events/${eventId}/undo`, {});
  expect(await menuOf(eventId)).toEqual(menu);
  expect(await mealsOf(ada)).toEqual(meals);
});

it('refuses to replace a menu that somebody else has changed since it was opened', async () => {
  const { eventId } = await dinner();
  const { courses: before } = await menuOf(eventId);
  const theirs = { courses: [...before, { name: 'Cheese', options: [] }], before };
  expect((await setMenu(eventId, theirs)).status).toBe(200);
  const { status, body } = await setMenu(eventId, { courses: before, before });
  expect(status).toBe(409);
  expect(body.code).toBe('CONFLICT');
  expect((await menuOf(eventId)).courses.map(({ name }) => name)).toContain('Cheese');
});

it('refuses to undo a menu from which somebody has chosen since', async () => {
  const { eventId } = await dinner();
  const steps = await organiser.call<{ id: string; action: string; stepId: string }[]>(
    'GET',
    `/api/events/${eventId}/history`,
  );
  const set = steps.body.find(({ action }) => action === 'menu_set');
  const undone = await organiser.call<Problem>('POST', `/api/events/${eventId}/undo`, {
    stepId: set?.stepId,
  });
  expect(undone.status).toBe(409);
  expect(undone.body.code).toBe('UNDO_CONFLICT');
});

it('names the later menu that an undo of an earlier one would lose', async () => {
  const { id: eventId } = await anEvent(organiser);
  const { menu } = (await setMenu(eventId, { courses })).body;
  await setMenu(eventId, { courses: [...menu.courses, { name: 'Cheese', options: [] }] });
  const { body: steps } = await organiser.call<{ action: string; stepId: string }[]>(
    'GET',
    `/api/events/${eventId}/history`,
  );
  const [later, earlier] = steps.filter(({ action }) => action === 'menu_set');
  const undone = await organiser.call('POST', `/api/events/${eventId}/undo`, {
    stepId: earlier?.stepId,
  });
  expect(undone).toMatchObject({
    status: 409,
    body: { code: 'UNDO_CONFLICT', stepId: later?.stepId },
  });
});

it('shows earlier and later moments with their menus', async () => {
  const { eventId, menu } = await dinner();
  await setMenu(eventId, { courses: [], clear: true });
  const now = await organiser.call<{
    previousRevision: number;
    picture: { courses: unknown };
  }>('GET', `/api/events/${eventId}/moments`);
  expect(now.body.picture.courses).toEqual([]);
  const before = await organiser.call<typeof now.body>(
    'GET',
    `/api/events/${eventId}/moments/${now.body.previousRevision}`,
  );
  expect(before.body.picture.courses).toEqual(menu.courses);
});

it('shows the menu of a public event to its readers, but nobody’s meals', async () => {
  const { eventId, menu, ada } = await dinner(true);
  expect(await menuOf(eventId, stranger)).toEqual(menu);
  expect(await mealsOf(ada, stranger)).toBeNull();
  expect((await setMenu(eventId, { courses: [] }, stranger)).status).toBe(403);
  const { eventId: own } = await dinner();
  expect((await setMenu(own, { courses: [] }, stranger)).status).toBe(404);
});

it.each<[string, object, string]>([
  [
    'a menu of 11 courses',
    { courses: Array.from({ length: 11 }, (_, n) => ({ name: `Course ${n}`, options: [] })) },
    'courses',
  ],
  [
    'a course of 21 options',
    {
      courses: [
        { name: 'Main', options: Array.from({ length: 21 }, (_, n) => ({ name: `Option ${n}` })) },
      ],
    },
    'courses.0.options',
  ],
  [
    'a course named twice',
    {
      courses: [
        { name: 'Main', options: [] },
        { name: ' main ', options: [] },
      ],
    },
    'courses.1.name',
  ],
  ['a course without a name', { courses: [{ name: ' ', options: [] }] }, 'courses.0.name'],
  [
    'texts that are too long together',
    {
      courses: Array.from({ length: 10 }, (_, c) => ({
        name: `${c} ${'n'.repeat(97)}`,
        options: Array.from({ length: 20 }, (_, o) => ({ name: `${o} ${'n'.repeat(97)}` })),
      })),
    },
    'courses',
  ],
])('refuses %s', async (_what, body, path) => {
  const { id: eventId } = await anEvent(organiser);
  const { status, body: problem } = await setMenu(eventId, body);
  expect(status).toBe(400);
  expect(problem.issues.map((issue) => issue.path)).toContain(path);
  expect(await menuOf(eventId)).toEqual({ courses: [] });
});

it('refuses a meal that is not on the menu, and a list of people with one by row', async () => {
  const { eventId, benno, menu } = await dinner();
  const [starter, main] = menu.courses;
  const wrong = { [starter?.courseId ?? '']: main?.options[0]?.optionId };
  const refused = await edit(benno, { meals: wrong });
  expect(refused.status).toBe(400);
  expect(refused.body.issues).toMatchObject([{ path: 'meals' }]);
  const listed = await organiser.call<Problem>('POST', '/api/attendees/bulk', {
    eventId,
    attendees: [{ name: 'Cleo' }, { name: 'Dora', meals: wrong }],
  });
  expect(listed.status).toBe(400);
  expect(listed.body.issues).toMatchObject([{ path: 'meals', index: 1 }]);
  expect((await edit(benno, { meals: {} })).body.meals).toBeNull();
});
