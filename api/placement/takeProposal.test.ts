import { describe, expect, it } from 'vitest';
import type { EventPlanEvent, ProposedMove } from '../../schema/domainEvents.ts';
import {
  comes,
  dinnerPlanned,
  eventId,
  given,
  isHeld,
  sits,
  standing,
  tableStands,
} from '../../tests/harness/dinners.ts';
import { obstaclesTo } from './takeProposal.ts';

/** Mira and Ada sit in the garden, Ben and Cai wait. */
const evening: EventPlanEvent[] = [
  dinnerPlanned,
  tableStands('garden', 4),
  ...['mira', 'ada', 'ben', 'cai'].map((id) => comes(id)),
  sits('mira', 'garden-1'),
  sits('ada', 'garden-2'),
];

/** Mira takes Ada's seat, Ben takes Mira's, and Ada takes a free one. */
const moves: ProposedMove[] = [
  ['mira', 'garden-1', 'garden-2'],
  ['ada', 'garden-2', 'garden-3'],
  ['ben', null, 'garden-1'],
];

type Options = { without?: string[]; whatStillFits?: boolean; proposed?: ProposedMove[] };
const take = ({ without = [], whatStillFits = false, proposed = moves }: Options = {}) => ({
  type: 'TakeSeatingProposal' as const,
  eventId,
  proposalId: 'proposal',
  moves: proposed,
  budget: 20,
  without,
  whatStillFits,
});
const taken = (made: ProposedMove[], without: string[] = []) => [
  {
    type: 'SeatingProposalTaken' as const,
    data: { eventId, proposalId: 'proposal', moves: made, budget: 20, without },
  },
];

const seatingOf = (events: readonly EventPlanEvent[], options?: Options) => {
  const plan = standing(given(events).when(take(options)).leaves());
  return Object.fromEntries([...plan.seats].map(([id, { attendeeId }]) => [id, attendeeId]));
};

describe('taking a proposal', () => {
  it("moves all its people in one step, even to each other's seats", () => {
    given(evening).when(take()).gives(taken(moves));
    expect(seatingOf(evening)).toEqual({
      'garden-1': 'ben',
      'garden-2': 'mira',
      'garden-3': 'ada',
      'garden-4': null,
    });
  });

  it('returns people without a proposed seat to the pool', () => {
    const proposed: ProposedMove[] = [
      ['mira', 'garden-1', null],
      ['ben', null, 'garden-1'],
    ];
    expect(seatingOf(evening, { proposed })['garden-1']).toBe('ben');
  });

  it('records nothing if nobody would move', () => {
    given(evening)
      .when(take({ proposed: [] }))
      .gives([]);
  });

  it('leaves out people who keep their seats, and those who would take these', () => {
    given(evening)
      .when(take({ without: ['ada'] }))
      .gives([]);
    given(evening)
      .when(take({ without: ['mira'] }))
      .gives(taken([['ada', 'garden-2', 'garden-3']], ['mira']));
    given(evening)
      .when(take({ without: ['ben'] }))
      .gives(taken(moves.slice(0, 2), ['ben']));
  });
});

describe('an outdated proposal', () => {
  const ben = { attendeeId: 'ben', name: 'ben', other: null };
  const deleted: EventPlanEvent = {
    type: 'AttendeeDeleted',
    data: {
      eventId,
      attendeeId: 'ben',
      attendeeRole: 'guest',
      tags: [],
      person: standing(given(evening).state).attendees.get('ben')?.person as never,
      was: { in: 'pool' },
      isCheckedIn: false,
    },
  };

  const declined: EventPlanEvent = {
    type: 'AttendeesReplied',
    data: {
      eventId,
      replies: [{ attendeeId: 'ben', before: 'none', after: 'no', from: { in: 'pool' } }],
    },
  };

  it.each<[string, EventPlanEvent, object]>([
    ['has moved', sits('ben', 'garden-4'), { ...ben, reason: 'moved' }],
    ['is held', isHeld('ben'), { ...ben, reason: 'held' }],
    ['has declined', declined, { ...ben, reason: 'declined' }],
    ['is gone', deleted, { ...ben, name: '', reason: 'gone' }],
    [
      'finds somebody else on the seat',
      sits('cai', 'garden-3'),
      {
        attendeeId: 'ada',
        name: 'ada',
        reason: 'seatTaken',
        other: { attendeeId: 'cai', name: 'cai' },
      },
    ],
  ])('names people who %s', (_, since, obstacle) => {
    const plan = given([...evening, since]);
    expect(obstaclesTo(standing(plan.state), moves)).toContainEqual(obstacle);
    plan.when(take()).refuses('PROPOSAL_OUTDATED', {
      details: { obstacles: expect.arrayContaining([obstacle]) },
    });
  });

  it('names people whose seat is gone', () => {
    const removed: EventPlanEvent = {
      type: 'TableDeleted',
      data: {
        eventId,
        tableId: 'hall',
        name: 'hall',
        layout: 'circular',
        endSeats: false,
        place: { x: 0, y: 0, rotation: 0 },
        seats: [],
        displaced: [],
      },
    };
    const events = [...evening, tableStands('hall', 2), removed];
    given(events)
      .when(take({ proposed: [['ben', null, 'hall-1']] }))
      .refuses('PROPOSAL_OUTDATED', { details: { obstacles: [{ ...ben, reason: 'seatGone' }] } });
  });

  it('leaves people who wait for a seat that stays taken', () => {
    const plan = given([...evening, sits('cai', 'garden-3')]);
    expect(obstaclesTo(standing(plan.state), moves).map(({ attendeeId }) => attendeeId)).toEqual([
      'ada',
      'mira',
      'ben',
    ]);
    plan.when(take({ whatStillFits: true })).gives([]);
  });

  it('is taken as far as it still fits on request', () => {
    given([...evening, sits('ben', 'garden-4')])
      .when(take({ whatStillFits: true }))
      .gives(taken(moves.slice(0, 2)));
  });
});
