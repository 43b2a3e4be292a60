import { describe, expect, it } from 'vitest';
import type { EventPlanEvent } from '../../schema/domainEvents.ts';
import type { Menu } from '../../schema/entities/menu.ts';
import { comes, dinnerPlanned, eventId, given, standing } from '../../tests/harness/dinners.ts';
import type { ActivePlan } from '../eventPlans/state.ts';
import { applyChange } from '../planChange/apply.ts';
import { diffPlans } from '../planChange/diff.ts';
import { obstaclesTo } from '../planChange/obstacles.ts';
import { changeOfDraft } from './changeOfDraft.ts';
import { withoutConflicts } from './leaveOut.ts';

const option = (optionId: string) => ({ optionId, name: optionId, fits: [] });
const beefAlone: Menu = {
  courses: [{ courseId: 'main', name: 'Main', options: [option('beef')] }],
};
const withFish: Menu = {
  courses: [{ courseId: 'main', name: 'Main', options: [option('beef'), option('fish')] }],
};
const menuIs = (after: Menu, cleared?: string[]): EventPlanEvent => ({
  type: 'MenuSet',
  data: { eventId, before: beefAlone, after, ...(cleared && { cleared }) },
});
const chose = (attendeeId: string, main: string): EventPlanEvent => ({
  type: 'AttendeeEdited',
  data: { eventId, attendeeId, person: { before: { meals: null }, after: { meals: { main } } } },
});

const history = [dinnerPlanned, comes('mira'), comes('ada'), menuIs(beefAlone)];
const planOf = (...more: EventPlanEvent[]): ActivePlan =>
  standing(given([...history, ...more]).state);
const mealOf = (plan: ActivePlan, id: string) => plan.attendees.get(id)?.person.meals;

describe('a change of the plan', () => {
  it('conflicts with a choice that it removes from the menu', () => {
    const back = diffPlans(planOf(menuIs(withFish)), planOf());
    expect(obstaclesTo(back, planOf(menuIs(withFish)))).toEqual([]);
    expect(obstaclesTo(back, planOf(menuIs(withFish), chose('mira', 'fish')))).toEqual([
      { kind: 'meal', id: 'mira' },
    ]);
  });

  it('cannot restore a choice that has left the menu since', () => {
    const fish = planOf(menuIs(withFish), chose('mira', 'fish'));
    const toFish = diffPlans(planOf(menuIs(withFish)), fish);
    expect(obstaclesTo(toFish, planOf())).toEqual([{ kind: 'meal', id: 'mira' }]);
  });

  it('conflicts with a menu that was set since', () => {
    const change = diffPlans(planOf(), planOf(menuIs(withFish)));
    expect(obstaclesTo(change, planOf(menuIs({ courses: [] })))).toEqual([{ kind: 'menu' }]);
  });

  it('restores the menu and its cleared choices together', () => {
    const before = planOf(chose('mira', 'beef'));
    const cleared = planOf(chose('mira', 'beef'), menuIs({ courses: [] }, ['mira']));
    expect(mealOf(cleared, 'mira')).toBeNull();
    const restored = applyChange(cleared, diffPlans(cleared, before));
    expect(diffPlans(restored, before)).toEqual(diffPlans(before, before));
    expect(mealOf(restored, 'mira')).toEqual({ main: 'beef' });
  });
});

describe('taking over a draft without its conflicts', () => {
  const takenOver = (draft: ActivePlan, live: ActivePlan) => {
    const change = withoutConflicts(changeOfDraft(planOf(), draft, live), planOf(), live);
    expect(obstaclesTo(change, live)).toEqual([]);
    return applyChange(live, change);
  };

  it('leaves the menu as it is if somebody has chosen meanwhile what it drops', () => {
    const live = planOf(chose('mira', 'beef'));
    const taken = takenOver(planOf(menuIs({ courses: [] })), live);
    expect(taken.menu).toEqual(beefAlone);
    expect(mealOf(taken, 'mira')).toEqual({ main: 'beef' });
  });

  it('leaves out choices from a menu that cannot be taken over', () => {
    const draft = planOf(menuIs(withFish), chose('ada', 'fish'), chose('mira', 'beef'));
    const live = planOf(menuIs({ courses: [] }));
    const taken = takenOver(draft, live);
    expect(taken.menu).toEqual({ courses: [] });
    expect([mealOf(taken, 'ada'), mealOf(taken, 'mira')]).toEqual([null, null]);
  });

  it('takes over menu and choices if nothing is in the way', () => {
    const taken = takenOver(planOf(menuIs(withFish), chose('ada', 'fish')), planOf());
    expect(taken.menu).toEqual(withFish);
    expect(mealOf(taken, 'ada')).toEqual({ main: 'fish' });
  });
});
