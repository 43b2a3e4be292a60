import { describe, expect, it } from 'vitest';
import type { ChangeFragment } from '../gql/graphql.ts';
import { mayConcernMany } from './ofMany.ts';
import { sentenceOf } from './sentence.ts';

type State = Record<string, unknown> | null;

const mira = {
  __typename: 'User',
  id: 'mira',
  email: 'mira@example.com',
  firstName: 'Mira',
  lastName: null,
} as const;

const mention = (id: string, kind: string, name: string, position: number | null = null) =>
  ({ __typename: 'HistoryMention', id, kind, name, position }) as const;

const known = [
  mention('jonas', 'attendee', 'Jonas Roth'),
  mention('ada', 'attendee', 'Ada Byron'),
  mention('t3', 'table', 'Table 3'),
  mention('t3-2', 'seat', 'Table 3', 2),
  mention('t5-1', 'seat', 'Table 5', 1),
  mention('o1', 'object', 'Bar'),
  mention('a1', 'arrangement', 'Final'),
];

const change = (
  action: string,
  previousState: State,
  newState: State,
  more: Partial<ChangeFragment> = {},
): ChangeFragment => ({
  __typename: 'HistoryEntry',
  id: 'h1',
  timestamp: '2027-03-04T18:30:00.000Z',
  performedBy: mira,
  mentions: known,
  action,
  previousState,
  newState,
  ...more,
});

const jonas = { attendeeId: 'jonas' };
const inPool = { ...jonas, in: 'pool' };
const inHolding = { ...jonas, in: 'holding' };
const onSeat = (seatId: string) => ({ ...jonas, in: 'seat', seatId });
const swap = { a: { seatId: 't3-2', ...jonas }, b: { seatId: 't5-1', attendeeId: 'ada' } };
const sized = (capacity: number, endSeats = false) => ({ tableId: 't3', capacity, endSeats });

const told: [action: string, before: State, after: State, sentence: string][] = [
  ['event_plan_created', null, { name: 'Dinner' }, 'Mira created the event'],
  ['event_plan_edited', { name: 'A' }, { name: 'B' }, 'Mira edited the event'],
  ['event_plan_deleted', { name: 'A' }, null, 'Mira deleted the event'],
  ['attendee_added', null, inPool, 'Mira added Jonas Roth'],
  ['attendees_imported', null, { count: 1200 }, 'Mira imported 1,200 people'],
  ['attendees_imported', null, { count: 1 }, 'Mira imported 1 person'],
  ['guest_list_imported', null, { added: 48, rules: 12 }, 'Mira imported 48 people with 12 rules'],
  ['guest_list_imported', null, { added: 0, rules: 1 }, 'Mira imported 1 rule'],
  ['guest_list_imported', null, { added: 48 }, 'Mira imported 48 people'],
  [
    'guest_list_imported',
    null,
    { added: 2, edited: 5, isUpdate: true },
    'Mira imported a guest list: 2 new, 5 changed',
  ],
  [
    'guest_list_merged',
    null,
    { added: 3, edited: 12, removed: 2 },
    'Mira merged a guest list: 3 new, 12 changed, and 2 removed',
  ],
  ['guest_list_merged', null, { edited: 1, removed: 0 }, 'Mira merged a guest list: 1 changed'],
  ['guest_list_merged', null, {}, 'Mira merged a guest list, which changed nothing here'],
  ['attendee_edited', jonas, jonas, 'Mira edited the details of Jonas Roth'],
  ['attendee_deleted', inPool, null, 'Mira removed a guest'],
  ['attendee_erased', inPool, null, 'Mira erased the data of a guest'],
  ['attendee_checked_in', jonas, jonas, 'Mira checked in Jonas Roth'],
  ['attendee_checked_out', jonas, jonas, 'Mira undid the check-in of Jonas Roth'],
  [
    'attendees_replied',
    null,
    { people: [onSeat('t3-2')], reply: 'yes' },
    'Mira recorded the reply of Jonas Roth: coming',
  ],
  [
    'attendees_replied',
    null,
    { people: [onSeat('t3-2'), { attendeeId: 'gone' }], reply: 'no' },
    'Mira recorded the reply of 2 people: declined',
  ],
  ['hold_reason_changed', inHolding, inHolding, 'Mira changed why Jonas Roth is held'],
  [
    'attendee_held',
    onSeat('t3-2'),
    inHolding,
    'Mira moved Jonas Roth from Table 3, seat 2 to the holding area',
  ],
  [
    'attendee_released',
    inHolding,
    inPool,
    'Mira moved Jonas Roth from the holding area to the pool',
  ],
  ['table_added', null, { ...sized(8), name: 'Table 3' }, 'Mira added Table 3 with 8 seats'],
  [
    'table_renamed',
    { tableId: 't3', name: 'VIP' },
    { tableId: 't3', name: 'Table 3' },
    'Mira renamed VIP to Table 3',
  ],
  [
    'table_layout_changed',
    { ...sized(8), layout: 'oval' },
    { ...sized(8), layout: 'circular' },
    'Mira made Table 3 circular',
  ],
  ['table_resized', sized(6), sized(8), 'Mira resized Table 3 from 6 to 8 seats'],
  ['table_end_seats_switched', sized(6), sized(8, true), 'Mira added end seats to Table 3'],
  ['table_end_seats_switched', sized(8, true), sized(6), 'Mira removed the end seats from Table 3'],
  ['table_moved', { tableId: 't3' }, { tableId: 't3' }, 'Mira moved Table 3 on the floor'],
  ['floor_object_placed', null, { objectId: 'o1', name: 'Bar' }, 'Mira placed Bar on the floor'],
  [
    'floor_object_changed',
    { objectId: 'o1', place: { x: 0 } },
    { objectId: 'o1', place: { x: 9 } },
    'Mira moved Bar on the floor',
  ],
  [
    'floor_object_changed',
    { objectId: 'gone', place: { x: 0 } },
    { objectId: 'gone', place: { x: 9 } },
    'Mira moved a place since removed on the floor',
  ],
  [
    'floor_object_changed',
    { objectId: 'o1', kind: 'bar' },
    { objectId: 'o1', kind: 'buffet' },
    'Mira changed what Bar is',
  ],
  [
    'floor_object_changed',
    { objectId: 'o1', name: 'Long bar' },
    { objectId: 'o1', name: 'Bar' },
    'Mira renamed Long bar to Bar',
  ],
  [
    'floor_object_removed',
    { objectId: 'o1', name: 'Bar' },
    null,
    'Mira removed Bar from the floor',
  ],
  ['table_deleted', { tableId: 'gone', name: 'Garden' }, null, 'Mira deleted Garden'],
  ['seat_assigned', inPool, onSeat('t5-1'), 'Mira seated Jonas Roth at Table 5, seat 1'],
  [
    'seat_assigned',
    onSeat('t3-2'),
    onSeat('t5-1'),
    'Mira moved Jonas Roth from Table 3, seat 2 to Table 5, seat 1',
  ],
  [
    'seat_unassigned',
    onSeat('t3-2'),
    inPool,
    'Mira moved Jonas Roth from Table 3, seat 2 to the pool',
  ],
  ['seats_swapped', swap, null, 'Mira swapped Jonas Roth and Ada Byron'],
  ['seats_auto_assigned', null, { assigned: 46 }, 'Mira seated 46 people by auto-assign'],
  [
    'seating_proposal_taken',
    null,
    { proposalId: 'p1', moved: 46 },
    'Mira took a proposed seating, which moved 46 people',
  ],
  [
    'people_seated_together',
    null,
    { tableId: 't3', people: [onSeat('t3-2')] },
    'Mira seated Jonas Roth at Table 3',
  ],
  [
    'people_seated_together',
    null,
    { tableId: 't3', people: [onSeat('t3-2'), { attendeeId: 'ada' }] },
    'Mira seated Jonas Roth and Ada Byron at Table 3',
  ],
  [
    'people_seated_together',
    null,
    { tableId: 't3', people: [onSeat('t3-2'), { attendeeId: 'gone' }] },
    'Mira seated 2 people at Table 3',
  ],
  ['change_undone', null, { moved: 2 }, 'Mira undid moving 2 people'],
  ['change_undone', null, { moved: 1, named: [jonas] }, 'Mira undid moving Jonas Roth'],
  ['change_redone', null, { moved: 1, named: [jonas] }, 'Mira moved Jonas Roth again'],
  ['change_undone', null, { removed: 2, moved: 1, named: [jonas] }, 'Mira undid adding 2 people'],
  ['change_undone', null, { removed: 180, moved: 0 }, 'Mira undid adding 180 people'],
  ['change_undone', null, { edited: 1 }, 'Mira undid a change'],
  ['change_redone', null, { added: 1 }, 'Mira added 1 person again'],
  [
    'moment_restored',
    null,
    // Without a time zone, so that it uses the reader's clock, as the sentence does.
    { asOf: new Date('2027-03-04T18:30').toISOString() },
    'Mira restored the plan of Mar 4, 2027, 6:30 PM',
  ],
  ['arrangement_applied', null, { name: 'Final' }, 'Mira applied the arrangement Final'],
  ['arrangement_applied', null, { name: 'Hall', asTemplate: true }, 'Mira used the template Hall'],
  ['draft_taken_over', null, { name: 'Long tables' }, 'Mira took over the draft Long tables'],
  ['draft_taken_over', null, {}, 'Mira took over a draft'],
  ['arrangement_applied', null, { asTemplate: true }, 'Mira used a template'],
  ['plan_copied', null, {}, 'Mira started a draft'],
  [
    'people_held_together',
    null,
    { people: [onSeat('t3-2'), { attendeeId: 'ada' }] },
    'Mira moved Jonas Roth and Ada Byron to the holding area',
  ],
  [
    'people_returned_to_pool',
    null,
    { people: [onSeat('t3-2')] },
    'Mira moved Jonas Roth to the pool',
  ],
  ['arrangement_saved', null, { name: 'Final' }, 'Mira saved the arrangement Final'],
  [
    'arrangement_renamed',
    { name: 'Draft' },
    { name: 'Final' },
    'Mira renamed the arrangement Draft to Final',
  ],
  [
    'arrangement_renamed',
    { name: 'Final', description: null },
    { name: 'Final', description: 'As printed' },
    'Mira edited the arrangement Final',
  ],
  ['arrangement_shared', null, null, 'Mira shared the arrangement Final by its public link'],
  ['arrangement_unshared', null, null, 'Mira stopped sharing the arrangement Final'],
  ['arrangement_event_shown', null, null, 'Mira showed the event on the public link of Final'],
  ['arrangement_event_hidden', null, null, 'Mira hid the event on the public link of Final'],
  [
    'arrangement_refreshed',
    null,
    { takesBack: false },
    'Mira updated the arrangement Final with the present seating',
  ],
  [
    'arrangement_refreshed',
    null,
    { takesBack: true },
    'Mira took back an update of the arrangement Final',
  ],
  ['arrangement_offered_as_template', null, null, 'Mira made the arrangement Final a template'],
  [
    'arrangement_withdrawn_as_template',
    null,
    null,
    'Mira removed the arrangement Final from the templates',
  ],
  ['arrangement_deleted', { name: 'Final' }, null, 'Mira deleted the arrangement Final'],
  ['arrangement_restored', null, { name: 'Final' }, 'Mira restored the arrangement Final'],
];

describe('the sentence of a change', () => {
  it.each(told)('%s, from %j to %j: %s', (action, before, after, sentence) => {
    expect(sentenceOf(change(action, before, after), 'viewer')).toBe(sentence);
  });

  it('calls the viewer You, nameless people by their address, and unknown people Somebody', () => {
    const by = (performedBy: ChangeFragment['performedBy'], viewerId = 'viewer') =>
      sentenceOf(change('event_plan_created', null, {}, { performedBy }), viewerId);
    expect(by(mira, 'mira')).toBe('You created the event');
    expect(by({ ...mira, lastName: 'Lund' })).toBe('Mira Lund created the event');
    expect(by({ ...mira, firstName: null })).toBe('mira@example.com created the event');
    expect(by(null)).toBe('Somebody created the event');
  });

  it('says if a person, table or seat has been removed since', () => {
    const gone = { mentions: [] };
    expect(sentenceOf(change('seat_assigned', inPool, onSeat('t3-2'), gone), 'viewer')).toBe(
      'Mira seated somebody since removed at a seat since removed',
    );
    expect(sentenceOf(change('table_resized', sized(4), sized(6), gone), 'viewer')).toBe(
      'Mira resized a table since removed from 4 to 6 seats',
    );
    expect(sentenceOf(change('arrangement_shared', null, null, gone), 'viewer')).toBe(
      'Mira shared an arrangement by its public link',
    );
  });

  it('falls back to a general sentence for unknown actions and malformed states', () => {
    expect(sentenceOf(change('seat_painted', null, null), 'viewer')).toBe('Mira changed the event');
    expect(sentenceOf(change('toString', null, null), 'viewer')).toBe('Mira changed the event');
    const odd = { previousState: 'text', newState: 7 };
    expect(sentenceOf(change('seats_swapped', null, null, odd), 'viewer')).toBe(
      'Mira swapped somebody since removed and somebody since removed',
    );
  });
});

describe('the people of an undo or redo', () => {
  it.each<[omits: boolean, what: string, after: Record<string, unknown>]>([
    [false, 'that names whom it moved', { moved: 1, named: [jonas], edited: 0, editedOnly: 0 }],
    [false, 'that also edited them', { moved: 1, named: [jonas], edited: 1, editedOnly: 0 }],
    [true, 'that counts whom it moved', { moved: 12, named: [], edited: 0, editedOnly: 0 }],
    [true, 'that added people too', { added: 1, moved: 1, named: [jonas], editedOnly: 0 }],
    [true, 'that edited others', { moved: 1, named: [jonas], edited: 2, editedOnly: 1 }],
  ])('may be others than its sentence says: %s, for one %s', (omits, _, after) => {
    for (const action of ['change_undone', 'change_redone'])
      expect(mayConcernMany(change(action, null, after))).toBe(omits);
  });
});
