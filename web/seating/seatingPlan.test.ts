import { describe, expect, it } from 'vitest';
import { asOf } from '../graphql/asOf.ts';
import { createCache } from '../graphql/cache.ts';
import { createPlanDocuments } from '../graphql/wholePlan.ts';
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
  order: 0,
  name,
  title: null,
  company: null,
  email: null,
  attendeeRole: 'guest',
  holdingFor: [],
  holdReason: null,
  heldSince: null,
  isPinned: false,
  reply: 'none',
  guestOf: null,
  isNamed: true,
  party: null,
  externalId: null,
  tags: [],
});

const balance = (ruleId: string, weight: number): PlanDelta['rules'][number] => ({
  __typename: 'SeatingRule',
  id: ruleId,
  order: 0,
  rule: {
    __typename: 'RuleTerms',
    kind: 'Balance',
    hard: null,
    weight,
    who: null,
    whom: null,
    by: null,
    each: null,
    level: null,
    how: null,
    tables: null,
    tableTag: null,
    zone: null,
    place: null,
    min: null,
    max: null,
    prefix: null,
    source: null,
    likes: null,
    avoids: null,
  },
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
  const room = { __typename: 'Room' as const, id, outline: null, background: null };
  const lists = { attendees, tables: [], seats: [], floorObjects: [], rules: [] };
  const eventPlan = { __typename: 'EventPlan' as const, id, position: '07', event, room, ...lists };
  cache.writeQuery({ ...query, data: { eventPlan }, extensions: asOf('07') });
  const plan = () => cache.readQuery(query)?.eventPlan;
  const receive = (change: Partial<PlanDelta>) => {
    const delta: PlanDelta = {
      __typename: 'EventPlanDelta',
      position: '08',
      resync: false,
      deleted: false,
      by: [],
      menu: null,
      fields: null,
      event: null,
      room: null,
      attendees: [],
      removedAttendeeIds: [],
      tables: [],
      removedTableIds: [],
      rules: [],
      removedRuleIds: [],
      seats: [],
      removedSeatIds: [],
      floorObjects: [],
      removedFloorObjectIds: [],
      arrangementIds: [],
      ...change,
    };
    // Simulates how the client writes a subscription's message.
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

it('asks in a way that the cache reads and writes at once', () => {
  expect(createPlanDocuments()(SeatingPlan)).not.toBeNull();
});

describe('the cached plan after a delta', () => {
  it('appends new people, once', () => {
    const { receive, names } = cacheWith(guest('a'));
    receive({ attendees: [guest('b')] });
    receive({ attendees: [guest('b')] });
    expect(names()).toEqual(['a', 'b']);
  });

  it('drops removed people, even if the same delta added them', () => {
    const { receive, names } = cacheWith(guest('a'), guest('b'));
    receive({ attendees: [guest('c')], removedAttendeeIds: ['a', 'c'] });
    expect(names()).toEqual(['b']);
  });

  it('updates changed people in place', () => {
    const { receive, names } = cacheWith(guest('a'), guest('b'));
    receive({ attendees: [guest('a', 'Ada')] });
    expect(names()).toEqual(['Ada', 'b']);
  });

  it('keeps unchanged lists', () => {
    const { receive, plan } = cacheWith(guest('a'));
    const before = plan()?.attendees;
    receive({});
    expect(plan()?.attendees).toBe(before);
  });

  it('shows added, changed and removed rules', () => {
    const { receive, plan } = cacheWith();
    const weights = () => plan()?.rules.map(({ rule }) => rule.weight);
    receive({ rules: [balance('a', 2), balance('b', 5)] });
    receive({ position: '09', rules: [balance('a', 9)], removedRuleIds: ['b'] });
    expect(weights()).toEqual([9]);
  });

  it('never goes back to an earlier position', () => {
    const { receive, plan } = cacheWith();
    receive({ position: '06' });
    expect(plan()?.position).toBe('07');
    receive({ position: '09' });
    expect(plan()?.position).toBe('09');
  });
});
