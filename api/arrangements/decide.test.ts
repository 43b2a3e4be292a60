import { describe, expect, it } from 'vitest';
import type { ArrangementEvent } from '../../schema/domainEvents.ts';
import {
  given as givenPlan,
  miraSeatedAtOne,
  sits,
  standing,
  tableStands,
} from '../../tests/harness/dinners.ts';
import { historyOf } from '../../tests/harness/givenWhenThen.ts';
import type { ArrangementCommand } from './commands.ts';
import { arrangementDecider } from './decider.ts';
import { snapshotOf } from './snapshot.ts';

const given = historyOf(arrangementDecider);
const arrangementId = 'arrangement';
const eventId = 'dinner';
const ids = { arrangementId, eventId };

/** Mira sits in the garden, Ada in the hall. */
const plan = standing(
  givenPlan([...miraSeatedAtOne, tableStands('hall', 1), sits('ada', 'hall-1')]).state,
);

type Save = Extract<ArrangementCommand, { type: 'SaveArrangement' }>;
const save = (given: Partial<Save> = {}): Save => ({
  type: 'SaveArrangement',
  ...ids,
  tableId: null,
  name: 'First draft',
  description: null,
  isTemplate: false,
  isPublic: false,
  ...(given.tables ? { tables: [], names: {} } : snapshotOf(plan, null)),
  ...given,
});

const saved = (given: Partial<Save> = {}): ArrangementEvent => {
  const { type: _, names, ...snapshot } = save(given);
  return { type: 'ArrangementSaved', data: { ...snapshot, person: { names } } };
};
const shared: ArrangementEvent = { type: 'ArrangementShared', data: { ...ids, showsEvent: true } };
/** The event of a share before links could show their event. */
const sharedOnce: ArrangementEvent = { type: 'ArrangementShared', data: ids };
const unshared: ArrangementEvent = { type: 'ArrangementUnshared', data: ids };
const deleted: ArrangementEvent = {
  type: 'ArrangementDeleted',
  data: { ...ids, name: 'First draft' },
};
const share = { type: 'ShareArrangement' as const, arrangementId };
const showEvent = { type: 'ShowEventOnLink' as const, arrangementId };
const hideEvent = { type: 'HideEventOnLink' as const, arrangementId };
const eventShown: ArrangementEvent = { type: 'ArrangementEventShown', data: ids };
const eventHidden: ArrangementEvent = { type: 'ArrangementEventHidden', data: ids };
const unshare = { type: 'UnshareArrangement' as const, arrangementId };
const deletion = { type: 'DeleteArrangement' as const, arrangementId };
const offer = { type: 'OfferTemplate' as const, arrangementId };
const withdraw = { type: 'WithdrawTemplate' as const, arrangementId };
const offered: ArrangementEvent = { type: 'ArrangementOfferedAsTemplate', data: ids };
const withdrawn: ArrangementEvent = { type: 'ArrangementWithdrawnAsTemplate', data: ids };
type Refresh = Extract<ArrangementCommand, { held: number }>;
const refresh = (given: Partial<Refresh> = {}): Refresh => ({
  type: 'RefreshArrangement',
  arrangementId,
  ...snapshotOf(plan, null),
  held: 1,
  isSame: false,
  ...given,
});
const rename = (changes: { name?: string; description?: string | null }) => ({
  type: 'RenameArrangement' as const,
  arrangementId,
  changes,
});

const privateDraft = {
  status: 'saved',
  eventId,
  name: 'First draft',
  description: null,
  isTemplate: false,
  isPublic: false,
  held: 1,
};
const told = { showsEvent: true };

describe('SaveArrangement', () => {
  it('saves the seating of the whole event, with the names at that moment', () => {
    const saving = given([]).when(save());
    const [event] = saving.events();
    if (event?.type !== 'ArrangementSaved') throw new Error('it is saved');
    const { tables, ...data } = event.data;
    expect(data).toEqual({
      ...ids,
      tableId: null,
      name: 'First draft',
      description: null,
      isTemplate: false,
      isPublic: false,
      objects: [],
      outline: null,
      background: null,
      pinnedIds: [],
      person: { names: { mira: 'mira', ada: 'ada' } },
    });
    expect(tables.map(({ tableId, seats }) => [tableId, seats.map((seat) => seat[4])])).toEqual([
      ['garden', ['mira', null, null, null]],
      ['hall', ['ada']],
    ]);
    expect(saving.leaves()).toEqual(privateDraft);
  });

  it('saves the seating of a single table', () => {
    const spot = plan.seats.get('hall-1');
    if (!spot) throw new Error('the table has a seat');
    given([])
      .when(save({ tableId: 'hall', ...snapshotOf(plan, 'hall') }))
      .gives([
        {
          type: 'ArrangementSaved',
          data: {
            ...ids,
            tableId: 'hall',
            name: 'First draft',
            description: null,
            isTemplate: false,
            isPublic: false,
            tables: [
              {
                tableId: 'hall',
                name: 'hall',
                layout: 'circular',
                endSeats: false,
                place: { x: 0, y: 0, rotation: 0 },
                tags: [],
                seats: [['hall-1', 1, spot.x, spot.y, 'ada']],
              },
            ],
            pinnedIds: [],
            person: { names: { ada: 'ada' } },
          },
        },
      ]);
  });

  it('is public from the start on request', () => {
    const saving = given([]).when(save({ isPublic: true, isTemplate: true }));
    saving.gives([saved({ isPublic: true, isTemplate: true, ...told })]);
    expect(saving.leaves()).toEqual({
      ...privateDraft,
      isPublic: true,
      isTemplate: true,
      ...told,
    });
  });

  it('records nothing for a repeated command, and does not restore a deleted arrangement', () => {
    given([saved()]).when(save()).gives([]);
    given([saved(), deleted]).when(save()).gives([]);
  });
});

describe('RenameArrangement', () => {
  it('changes name and description, and records the previous ones', () => {
    const renaming = given([saved(), shared]).when(rename({ name: 'Final', description: 'Ready' }));
    renaming.gives([
      {
        type: 'ArrangementRenamed',
        data: {
          ...ids,
          before: { name: 'First draft', description: null },
          after: { name: 'Final', description: 'Ready' },
        },
      },
    ]);
    expect(renaming.leaves()).toEqual({
      ...privateDraft,
      name: 'Final',
      description: 'Ready',
      isPublic: true,
      ...told,
    });
  });

  it('leaves fields that are not given, and clears a description given as null', () => {
    const described = saved({ description: 'Ready' });
    const factOf = (changes: { name?: string; description?: string | null }) =>
      given([described]).when(rename(changes)).events()[0]?.data;
    expect(factOf({ name: 'Final' })).toMatchObject({
      after: { name: 'Final', description: 'Ready' },
    });
    expect(factOf({ description: null })).toMatchObject({
      after: { name: 'First draft', description: null },
    });
  });

  it('records nothing if nothing would change', () => {
    given([saved()])
      .when(rename({ name: 'First draft', description: null }))
      .gives([]);
    given([saved()]).when(rename({})).gives([]);
  });
});

describe('ShareArrangement and UnshareArrangement', () => {
  it('switch the public page on and off, as often as requested', () => {
    const sharing = given([saved()]).when(share);
    sharing.gives([shared]);
    expect(sharing.leaves()).toEqual({ ...privateDraft, isPublic: true, ...told });
    const closing = given([saved(), shared]).when(unshare);
    closing.gives([unshared]);
    expect(closing.leaves()).toEqual({ ...privateDraft, ...told });
    given([saved(), shared, unshared]).when(share).gives([sharedOnce]);
  });

  it('record nothing if nothing would change', () => {
    given([saved(), shared]).when(share).gives([]);
    given([saved({ isPublic: true })])
      .when(share)
      .gives([]);
    given([saved()]).when(unshare).gives([]);
  });
});

describe('What a link shows of its event', () => {
  it('is name, date and place from the first share on, but not for links shared earlier', () => {
    expect(given([saved(), sharedOnce]).state).toEqual({ ...privateDraft, isPublic: true });
    given([saved(), sharedOnce]).when(share).gives([]);
    given([saved(), sharedOnce, unshared]).when(share).gives([shared]);
  });

  it('can be switched, and stays as chosen when the link is closed and reopened', () => {
    const hiding = given([saved(), shared]).when(hideEvent);
    hiding.gives([eventHidden]);
    expect(hiding.leaves()).toEqual({ ...privateDraft, isPublic: true, showsEvent: false });
    given([saved(), shared, eventHidden, unshared]).when(share).gives([sharedOnce]);
    given([saved(), sharedOnce]).when(showEvent).gives([eventShown]);
    given([saved(), shared]).when(showEvent).gives([]);
    given([saved(), sharedOnce]).when(hideEvent).gives([]);
  });
});

describe('RefreshArrangement and TakeBackRefresh', () => {
  const { names, ...seating } = snapshotOf(plan, null);
  const data = { ...ids, ...seating, person: { names } };

  it('give it another seating under the same link, and count the refreshes', () => {
    const refreshing = given([saved(), shared]).when(refresh());
    const refreshed = {
      type: 'ArrangementRefreshed' as const,
      data: { ...data, takesBack: false },
    };
    refreshing.gives([refreshed]);
    expect(refreshing.leaves()).toEqual({ ...privateDraft, isPublic: true, ...told, held: 2 });
    given([saved(), refreshed])
      .when(refresh({ type: 'TakeBackRefresh', held: 2 }))
      .gives([{ ...refreshed, data: { ...data, takesBack: true } }]);
  });

  it('record nothing if it already has that seating', () => {
    given([saved()])
      .when(refresh({ isSame: true }))
      .gives([]);
  });

  it('are refused if somebody has replaced the seating that they were compared with', () => {
    given([saved()])
      .when(refresh({ held: 0 }))
      .refuses('CONFLICT');
    given([saved(), deleted]).when(refresh()).refuses('ARRANGEMENT_NOT_FOUND');
  });
});

describe('DeleteArrangement', () => {
  it('deletes it, and records its last name', () => {
    const [renamed] = given([saved()])
      .when(rename({ name: 'Final' }))
      .events();
    if (!renamed) throw new Error('it is renamed');
    const deleting = given([saved(), renamed]).when(deletion);
    deleting.gives([{ type: 'ArrangementDeleted', data: { ...ids, name: 'Final' } }]);
    expect(deleting.leaves()).toEqual({ ...privateDraft, name: 'Final', status: 'deleted' });
  });

  it('is final: later events in the log change nothing', () => {
    expect(given([saved(), deleted, shared]).state).toEqual({ ...privateDraft, status: 'deleted' });
  });
});

describe('OfferTemplate and WithdrawTemplate', () => {
  it('switch the template on and off, as often as requested', () => {
    const offering = given([saved()]).when(offer);
    offering.gives([offered]);
    expect(offering.leaves()).toEqual({ ...privateDraft, isTemplate: true });
    const withdrawing = given([saved(), offered]).when(withdraw);
    withdrawing.gives([withdrawn]);
    expect(withdrawing.leaves()).toEqual(privateDraft);
    given([saved(), offered, withdrawn]).when(offer).gives([offered]);
  });

  it('record nothing if nothing would change', () => {
    given([saved({ isTemplate: true })])
      .when(offer)
      .gives([]);
    given([saved()]).when(withdraw).gives([]);
  });
});

describe('RestoreArrangement', () => {
  const { tables, names } = snapshotOf(plan, null);
  const restore = {
    type: 'RestoreArrangement' as const,
    arrangementId,
    tableId: null,
    tables,
    names,
    savedBy: 'organiser',
    savedAt: '2026-03-01T12:00:00.000Z',
  };

  it('restores a deleted one in its last state, with the seating saved first', () => {
    const restoring = given([saved(), shared, offered, deleted]).when(restore);
    restoring.gives([
      {
        type: 'ArrangementRestored',
        data: {
          ...ids,
          tableId: null,
          name: 'First draft',
          description: null,
          isTemplate: true,
          isPublic: true,
          ...told,
          tables,
          person: { names: { mira: 'mira', ada: 'ada' } },
          savedBy: 'organiser',
          savedAt: '2026-03-01T12:00:00.000Z',
        },
      },
    ]);
    expect(restoring.leaves()).toEqual({
      ...privateDraft,
      isTemplate: true,
      isPublic: true,
      ...told,
      held: 2,
    });
  });

  it('does nothing if it exists, and finds none that never existed', () => {
    given([saved()]).when(restore).gives([]);
    given([]).when(restore).refuses('ARRANGEMENT_NOT_FOUND');
  });

  it('allows further changes and another deletion', () => {
    const [back] = given([saved(), deleted]).when(restore).events();
    if (!back) throw new Error('it is restored');
    given([saved(), deleted, back]).when(deletion).gives([deleted]);
  });
});

describe('An arrangement that was deleted or never saved', () => {
  it.each([
    rename({ name: 'Final' }),
    share,
    unshare,
    showEvent,
    hideEvent,
    refresh(),
    offer,
    withdraw,
    deletion,
  ])('is not found by $type', (command) => {
    given([saved(), deleted]).when(command).refuses('ARRANGEMENT_NOT_FOUND');
    given([]).when(command).refuses('ARRANGEMENT_NOT_FOUND');
  });
});
