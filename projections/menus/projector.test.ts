import { expect, it } from 'vitest';
import { eventId } from '../testing/dinner.ts';
import { type Fact, history, project } from '../testing/project.ts';
import { menusProjector } from './projector.ts';

const menu = {
  courses: [
    { courseId: 'main', name: 'Main', options: [{ optionId: 'a', name: 'Beef', fits: [] }] },
  ],
};
const none = { courses: [] };
const set = (after: typeof menu | typeof none): Fact => ({
  type: 'MenuSet',
  data: { eventId, before: none, after },
});
const undone: Fact = {
  type: 'ChangeUndone',
  data: {
    eventId,
    changeId: 'undo',
    of: 'step',
    inTurn: true,
    part: 0,
    parts: 1,
    attendeesAdded: [],
    change: {
      details: null,
      menu: { before: none, after: menu },
      attendeesRemoved: [],
      attendeesChanged: [],
      moved: [],
      tablesAdded: [],
      tablesRemoved: [],
      tablesChanged: [],
      seatsTaken: [],
      checkedIn: 0,
    },
  },
};
const deleted = { type: 'EventPlanDeleted', data: { eventId } } as Fact;

const menusOf = async (...facts: Fact[]) => (await project(menusProjector, history(facts))).menus;

it('stores the menu as last set', async () => {
  expect(await menusOf(set(none), set(menu))).toEqual([{ id: eventId, eventId, ...menu }]);
});

it('follows a change of the whole plan', async () => {
  expect(await menusOf(set(menu), set(none), undone)).toEqual([{ id: eventId, eventId, ...menu }]);
});

it('stores nothing of a deleted event', async () => {
  expect(await menusOf(set(menu), deleted)).toEqual([]);
});
