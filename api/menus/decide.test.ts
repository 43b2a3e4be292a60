import { describe, expect, it } from 'vitest';
import type { EventPlanEvent } from '../../schema/domainEvents.ts';
import type { Menu } from '../../schema/entities/menu.ts';
import {
  comes,
  dinnerPlanned,
  eventId,
  given,
  guest,
  personNamed,
  standing,
} from '../../tests/harness/dinners.ts';
import type { CourseInput } from './commands.ts';

const beef = { optionId: 'beef', name: 'Beef', fits: [] };
const risotto = { optionId: 'risotto', name: 'Risotto', fits: ['vegetarian'] };
const main = { courseId: 'main', name: 'Main', options: [beef, risotto] };
const dessert = {
  courseId: 'dessert',
  name: 'Dessert',
  options: [{ optionId: 'cake', name: 'Cake', fits: [] }],
};

const menuIs = (...courses: Menu['courses']): EventPlanEvent => ({
  type: 'MenuSet',
  data: { eventId, before: { courses: [] }, after: { courses } },
});
const chose = (attendeeId: string, meals: Record<string, string>): EventPlanEvent => ({
  type: 'AttendeeEdited',
  data: { eventId, attendeeId, person: { before: { meals: null }, after: { meals } } },
});
const setMenu = (courses: CourseInput[], clear?: boolean) => ({
  type: 'SetMenu' as const,
  eventId,
  courses,
  ...(clear !== undefined && { clear }),
});

const planned = [dinnerPlanned, comes('mira'), comes('ada')];
const chosen = [
  ...planned,
  menuIs(main, dessert),
  chose('mira', { dessert: 'cake', main: 'beef' }),
  chose('ada', { main: 'risotto' }),
];

describe('SetMenu', () => {
  it('gives ids to new items, and keeps existing ones', () => {
    given([...planned, menuIs(main)])
      .when(
        setMenu([
          { name: 'Starter', options: [{ name: 'Soup', fits: ['vegan'] }] },
          { ...main, options: [risotto, { name: 'Fish', fits: [] }] },
        ]),
      )
      .gives([
        {
          type: 'MenuSet',
          data: {
            eventId,
            before: { courses: [main] },
            after: {
              courses: [
                {
                  courseId: 'new-0',
                  name: 'Starter',
                  options: [{ optionId: 'new-1', name: 'Soup', fits: ['vegan'] }],
                },
                { ...main, options: [risotto, { optionId: 'new-2', name: 'Fish', fits: [] }] },
              ],
            },
          },
        },
      ]);
  });

  it('records nothing if nothing would change', () => {
    given([...planned, menuIs(main)])
      .when(setMenu([main]))
      .gives([]);
  });

  it("refuses to drop somebody's choice, naming who chose it", () => {
    given(chosen)
      .when(setMenu([{ ...main, options: [risotto] }, dessert]))
      .refuses('MEAL_CHOSEN', {
        details: { people: [{ attendeeId: 'mira', name: 'mira' }], count: 1 },
      });
    given(chosen)
      .when(setMenu([dessert]))
      .refuses('MEAL_CHOSEN', { details: { count: 2 } });
  });

  it('clears the affected choices on request, and no others', () => {
    const clearing = given(chosen).when(setMenu([{ ...main, options: [risotto] }, dessert], true));
    expect(clearing.events()).toMatchObject([{ type: 'MenuSet', data: { cleared: ['mira'] } }]);
    const { attendees } = standing(clearing.leaves());
    expect(attendees.get('mira')?.person.meals).toEqual({ dessert: 'cake' });
    expect(attendees.get('ada')?.person.meals).toEqual({ main: 'risotto' });
  });

  it('leaves somebody without meals if all their choices are gone', () => {
    const { attendees } = standing(given(chosen).when(setMenu([], true)).leaves());
    expect(attendees.get('mira')?.person.meals).toBeNull();
  });

  it('needs no confirmation to rename, reorder or add', () => {
    const renamed = { ...main, name: 'Second', options: [{ ...beef, name: 'Veal' }, risotto] };
    const { attendees } = standing(
      given(chosen)
        .when(setMenu([dessert, renamed]))
        .leaves(),
    );
    expect(attendees.get('mira')?.person.meals).toEqual({ dessert: 'cake', main: 'beef' });
  });

  it.each<[string, CourseInput[], string]>([
    ['two courses of one name', [main, { name: 'MAIN', options: [] }], 'courses.1.name'],
    [
      'two options of one name in a course',
      [{ name: 'Main', options: [beef, { name: 'beef', fits: [] }] }],
      'courses.0.options.1.name',
    ],
    ['one course twice', [main, { ...main, name: 'Other' }], 'courses.1.name'],
    ['a course that is not on the menu', [{ ...main, courseId: 'gone' }], 'courses.0.courseId'],
    [
      'an option of another course',
      [{ ...dessert, options: [beef] }],
      'courses.0.options.0.optionId',
    ],
  ])('refuses %s', (_what, courses, path) => {
    given([...planned, menuIs(main, dessert)])
      .when(setMenu(courses))
      .refuses('BAD_INPUT', {
        issues: expect.arrayContaining([expect.objectContaining({ path })]),
      });
  });
});

describe('meals', () => {
  const edit = (meals: Record<string, string> | null) => ({
    type: 'EditAttendee' as const,
    eventId,
    attendeeId: 'mira',
    changes: { person: { meals } },
  });
  const offMenu = { issues: [expect.objectContaining({ path: 'meals' })] };

  it('are accepted if they are on the menu', () => {
    const after = given([...planned, menuIs(main)])
      .when(edit({ main: 'beef' }))
      .leaves();
    expect(standing(after).attendees.get('mira')?.person.meals).toEqual({ main: 'beef' });
  });

  it.each([
    [{ main: 'fish' }],
    [{ starter: 'beef' }],
    [{ dessert: 'beef' }],
    [{ main: 'constructor' }],
  ])('are refused if they are not: %j', (meals) => {
    given([...planned, menuIs(main, dessert)])
      .when(edit(meals))
      .refuses('BAD_INPUT', offMenu);
  });

  it('are refused for new guests, by row in a list', () => {
    const person = { ...personNamed('Olle'), meals: { main: 'fish' } };
    const olle = { ...guest('Olle'), person };
    given([...planned, menuIs(main)])
      .when({ type: 'AddAttendee', eventId, attendee: olle, held: false })
      .refuses('BAD_INPUT', offMenu);
    given([...planned, menuIs(main)])
      .when({
        type: 'ImportAttendees',
        eventId,
        source: 'api',
        attendees: [guest('Pia'), olle],
      })
      .refuses('BAD_INPUT', { issues: [expect.objectContaining({ path: 'meals', index: 1 })] });
  });
});
