import { describe, expect, it } from 'vitest';
import { asOf } from '../graphql/asOf.ts';
import { createCache } from '../graphql/cache.ts';
import {
  type Attendee,
  applyDelta,
  type PlanDelta,
  SeatingPlan,
  SeatingPlanChanged,
} from './seatingPlan.ts';

const id = 'dinner';

const guest = (guestId: string, name = guestId): Attendee => ({
  __typename: 'Attendee',
  id: guestId,
  name,
  title: null,
  company: null,
  email: null,
  attendeeRole: 'guest',
  holdingFor: [],
  holdReason: null,
  heldSince: null,
  tags: [],
});

const cacheWith = (...attendees: Attendee[]) => {
  const cache = createCache();
  const query = { query: SeatingPlan, variables: { id } };
  const event = {
    __typename: 'Event' as const,
    id,
    name: 'Dinner',
    startDate: null,
    location: null,
    isPublic: false,
    createdByUserId: 'olivia',
    draftOf: null,
    draftName: null,
    liveEvent: null,
    setAside: null,
  };
  const lists = { attendees, tables: [], seats: [], floorObjects: [] };
  const eventPlan = { __typename: 'EventPlan' as const, id, position: '07', event, ...lists };
  cache.writeQuery({ ...query, data: { eventPlan }, extensions: asOf('07') });
  const plan = () => cache.readQuery(query)?.eventPlan;
  const receive = (change: Partial<PlanDelta>) => {
    const delta: PlanDelta = {
      __typename: 'EventPlanDelta',
      position: '08',
      resync: false,
      deleted: false,
      by: [],
      event: null,
      attendees: [],
      removedAttendeeIds: [],
      tables: [],
      removedTableIds: [],
      seats: [],
      removedSeatIds: [],
      floorObjects: [],
      removedFloorObjectIds: [],
      arrangementIds: [],
      ...change,
    };
    // As the client does with what a subscription brings.
    const data = { eventPlanChanged: delta };
    const extensions = asOf(delta.position);
    cache.writeQuery({
      query: SeatingPlanChanged,
      variables: { id, after: null },
      data,
      extensions,
    });
    applyDelta(cache, id, delta);
  };
  const names = () => plan()?.attendees.map(({ name }) => name);
  return { plan, receive, names };
};

describe('the plan in the cache, brought up to a delta', () => {
  it('has who is new come last, and once', () => {
    const { receive, names } = cacheWith(guest('a'));
    receive({ attendees: [guest('b')] });
    receive({ attendees: [guest('b')] });
    expect(names()).toEqual(['a', 'b']);
  });

  it('lets go of who is gone, also when they came in the same delta', () => {
    const { receive, names } = cacheWith(guest('a'), guest('b'));
    receive({ attendees: [guest('c')], removedAttendeeIds: ['a', 'c'] });
    expect(names()).toEqual(['b']);
  });

  it('shows what changed of somebody where they stand', () => {
    const { receive, names } = cacheWith(guest('a'), guest('b'));
    receive({ attendees: [guest('a', 'Ada')] });
    expect(names()).toEqual(['Ada', 'b']);
  });

  it('leaves lists alone in which nothing changed', () => {
    const { receive, plan } = cacheWith(guest('a'));
    const before = plan()?.attendees;
    receive({});
    expect(plan()?.attendees).toBe(before);
  });

  it('never goes back to an earlier position', () => {
    const { receive, plan } = cacheWith();
    receive({ position: '06' });
    expect(plan()?.position).toBe('07');
    receive({ position: '09' });
    expect(plan()?.position).toBe('09');
  });
});
