import { describe, expect, it } from 'vitest';
import { isDeclined, type Reply, replies } from '../../schema/attendees/replies.ts';
import type { EventPlanEvent } from '../../schema/domainEvents.ts';
import type { Cells, ListColumn } from '../../schema/guestLists/cells.ts';
import {
  comes,
  eventId,
  given,
  guest,
  miraSeatedAtOne,
  personNamed,
  standing,
} from '../../tests/harness/dinners.ts';
import { mergeOfList } from '../../tests/harness/mergedList.ts';
import { isReversible, type PlanEvent } from '../history/planSteps.ts';

const edited = (attendeeId: string, title: string): EventPlanEvent => ({
  type: 'AttendeeEdited',
  data: {
    eventId,
    attendeeId,
    person: { before: { title: null }, after: { title } },
  },
});
const dinner = [...miraSeatedAtOne, comes('zoe')];
const plan = standing(given(dinner).state);
/** The last list contents about these people, equal to their present state. */
const last = (...ids: string[]) =>
  Object.fromEntries(ids.map((id): [string, Cells] => [id, { ...personNamed(id) }]));

describe('a merged list', () => {
  it('changes, adds and remembers in one step', () => {
    const rows = [{ name: 'mira', title: 'CEO' }, { name: 'Newcomer' }];
    given(dinner)
      .when(mergeOfList(plan, { rows, last: last('mira') }))
      .gives([
        {
          type: 'GuestListMerged',
          data: expect.objectContaining({
            part: 0,
            parts: 1,
            source: { kind: 'csv', headerPrint: null, mapping: null },
            attendeesAdded: [
              expect.objectContaining({ attendeeId: 'new-0', placement: { in: 'pool' } }),
            ],
            listed: [
              {
                attendeeId: 'mira',
                person: { before: { title: null }, after: { title: 'CEO' } },
              },
            ],
          }),
        } as never,
      ]);
  });

  it('records nothing if it contains nothing new', () => {
    given(dinner)
      .when(mergeOfList(plan, { rows: [{ name: 'mira' }], last: last('mira') }))
      .gives([]);
  });

  it("finds a new guest's host by a name that the list corrects", () => {
    const merge = mergeOfList(plan, {
      rows: [{ name: 'mira berg' }, { name: 'Newcomer' }],
      hosts: [undefined, 'mira berg'],
      last: last('mira'),
      answers: { rows: [{ row: 2, attendeeId: 'mira' }] },
    });
    const { attendees } = standing(given(dinner).when(merge).leaves());
    expect(attendees.get('mira')).toMatchObject({
      person: { name: 'mira berg' },
      placement: { in: 'seat' },
    });
    expect(attendees.get('new-0')?.guestOf).toBe('mira');
  });

  it("is refused if a new guest's host is a missing person who is removed", () => {
    const merge = (choice: 'remove' | 'cancelled') =>
      mergeOfList(plan, {
        rows: [{ name: 'Newcomer' }],
        hosts: ['mira'],
        last: last('mira'),
        answers: { missing: [{ attendeeId: 'mira', choice }] },
      });
    given(dinner)
      .when(merge('remove'))
      .refuses('BAD_INPUT', { issues: [{ index: 2, path: 'guestOf' }] });
    const left = standing(given(dinner).when(merge('cancelled')).leaves());
    expect(left.attendees.get('new-0')?.guestOf).toBe('mira');
  });

  it('frees the seat of a missing person who is cancelled, and remembers it', () => {
    const merge = mergeOfList(plan, {
      rows: [],
      last: last('mira', 'zoe'),
      answers: { missing: [{ attendeeId: 'mira', choice: 'cancelled' }] },
    });
    const left = standing(given(dinner).when(merge).leaves());
    const { placement, reply, leftSeatId } = left.attendees.get('mira') ?? {};
    expect([placement, reply]).toEqual([{ in: 'pool' }, 'cancelled']);
    expect(left.seats.get(leftSeatId ?? '')?.attendeeId).toBeNull();
    expect(left.attendees.get('zoe')?.reply).toBe('none');
  });

  const withReply = ['name', 'reply'] as const;
  const withList = (reply: Reply) =>
    mergeOfList(plan, {
      columns: withReply,
      rows: [{ name: 'mira', reply }],
      last: last('mira'),
    });

  it.each(replies.filter(isDeclined))(
    'frees seat and pin of somebody with the reply %s, like a reply by hand',
    (reply) => {
      const pinned: EventPlanEvent = {
        type: 'AttendeePinned',
        data: { eventId, attendeeId: 'mira', seatId: 'garden-1' },
      };
      const history = [...dinner, pinned];
      const merged = given(history).when(withList(reply)).leaves();
      const byHand = given(history)
        .when({ type: 'ReplyFor', eventId, attendeeIds: ['mira'], reply })
        .leaves();
      expect(standing(merged).attendees.get('mira')).toEqual(
        standing(byHand).attendees.get('mira'),
      );
      expect(standing(merged).attendees.get('mira')).toMatchObject({
        reply,
        placement: { in: 'pool' },
        isPinned: false,
        leftSeatId: 'garden-1',
      });
      expect(standing(merged).seats.get('garden-1')?.attendeeId).toBeNull();
    },
  );

  it('moves nobody who accepts, and forgets the seat of somebody who accepts after all', () => {
    const coming = given(dinner).when(withList('yes')).leaves();
    expect(standing(coming).attendees.get('mira')).toMatchObject({
      reply: 'yes',
      placement: { in: 'seat', seatId: 'garden-1' },
    });
    const declined = [
      ...dinner,
      ...(given(dinner)
        .when({ type: 'ReplyFor', eventId, attendeeIds: ['mira'], reply: 'no' })
        .events() as EventPlanEvent[]),
    ];
    const merge = mergeOfList(standing(given(declined).state), {
      columns: withReply,
      rows: [{ name: 'mira', reply: 'yes' }],
      last: { mira: { name: 'mira', reply: 'no' } },
    });
    const after = given(declined).when(merge).leaves();
    expect(standing(after).attendees.get('mira')).toMatchObject({
      reply: 'yes',
      placement: { in: 'pool' },
      leftSeatId: null,
    });
  });

  it('keeps a reply recorded here if the list has its last one or none', () => {
    const replied = given(dinner)
      .when({ type: 'ReplyFor', eventId, attendeeIds: ['mira'], reply: 'maybe' })
      .events() as EventPlanEvent[];
    const history = [...dinner, ...replied];
    const merge = (columns: readonly ListColumn[], last: Cells) =>
      mergeOfList(standing(given(history).state), {
        columns,
        rows: [{ name: 'mira', reply: last.reply ?? null }],
        last: { mira: { name: 'mira', ...last } },
      });
    given(history)
      .when(merge(withReply, { reply: 'yes' }))
      .gives([]);
    for (const one of [merge(['name'], { reply: 'no' }), merge(withReply, {})])
      given(history).when(one).gives([]);
  });

  it('adds new guests with their replies', () => {
    const merge = mergeOfList(plan, {
      columns: withReply,
      rows: [
        { name: 'Comes', reply: 'yes' },
        { name: 'Declines', reply: 'no' },
        { name: 'Silent' },
      ],
    });
    const left = standing(given(dinner).when(merge).leaves());
    expect([0, 1, 2].map((n) => left.attendees.get(`new-${n}`)?.reply)).toEqual([
      'yes',
      'no',
      'none',
    ]);
  });

  it('merges custom fields one by one', () => {
    const courses = ['starter', 'main'].map((courseId) => ({
      courseId,
      name: courseId,
      options: ['soup', 'beef'].map((optionId) => ({ optionId, name: optionId, fits: [] })),
    }));
    const chosen = { main: 'soup', starter: 'soup' };
    const history: EventPlanEvent[] = [
      ...dinner,
      { type: 'MenuSet', data: { eventId, before: { courses: [] }, after: { courses } } },
      {
        type: 'AttendeeEdited',
        data: {
          eventId,
          attendeeId: 'mira',
          person: { before: { meals: null }, after: { meals: chosen } },
        },
      },
    ];
    const merge = mergeOfList(standing(given(history).state), {
      columns: ['name', 'meals.main'],
      rows: [
        { name: 'mira', 'meals.main': 'beef' },
        { name: 'Newcomer', 'meals.main': 'soup' },
      ],
      last: { mira: { name: 'mira', 'meals.main': 'soup' } },
    });
    const merging = given(history).when(merge);
    const left = standing(merging.leaves());
    expect(left.attendees.get('mira')?.person.meals).toEqual({ main: 'beef', starter: 'soup' });
    expect(left.attendees.get('new-0')?.person.meals).toEqual({ main: 'soup' });
    expect(merging.events()).toMatchObject([
      {
        data: {
          listed: [
            {
              attendeeId: 'mira',
              person: { before: { 'meals.main': 'soup' }, after: { 'meals.main': 'beef' } },
            },
          ],
        },
      },
    ]);
  });

  it('removes a missing person only on request', () => {
    const merge = mergeOfList(plan, {
      rows: [],
      last: last('mira', 'zoe'),
      answers: { missing: [{ attendeeId: 'zoe', choice: 'remove' }] },
    });
    const left = standing(given(dinner).when(merge).leaves());
    expect([left.attendees.has('mira'), left.attendees.has('zoe')]).toEqual([true, false]);
  });

  it('is refused if somebody it changes has changed since, naming them', () => {
    const merge = mergeOfList(plan, { rows: [{ name: 'mira', title: 'CEO' }], last: last('mira') });
    given([...dinner, edited('mira', 'CFO')])
      .when(merge)
      .refuses('IMPORT_OUTDATED', {
        details: { people: [{ attendeeId: 'mira', name: 'mira' }], count: 1 },
      });
    expect(
      given([...dinner, edited('zoe', 'CFO')])
        .when(merge)
        .events(),
    ).toHaveLength(1);
  });

  it('is refused if a missing person to be removed has changed since', () => {
    const of = (choice: 'remove' | 'leave') =>
      mergeOfList(plan, {
        rows: [{ name: 'mira', title: 'CEO' }],
        last: last('mira', 'zoe'),
        answers: { missing: [{ attendeeId: 'zoe', choice }] },
      });
    const since = given([...dinner, edited('zoe', 'CFO')]);
    since.when(of('remove')).refuses('IMPORT_OUTDATED', { details: { count: 1 } });
    expect(since.when(of('leave')).events()).toHaveLength(1);
  });

  it('is refused if two people would have one external id', () => {
    const merge = (is: 'add' | 'leaveOut') =>
      mergeOfList(plan, {
        columns: ['name', 'externalId'],
        rows: [
          { name: 'One', externalId: 'C-1' },
          { name: 'Two', externalId: 'C-1' },
        ],
        answers: { rows: [{ row: 3, is }] },
      });
    given(dinner).when(merge('add')).refuses('EXTERNAL_ID_TAKEN');
    expect(given(dinner).when(merge('leaveOut')).events()).toHaveLength(1);
  });

  it('names an unnamed plus-one', () => {
    const unnamed: EventPlanEvent = {
      type: 'AttendeeAdded',
      data: {
        ...(comes('guest').data as never as object),
        guestOf: 'mira',
        isNamed: false,
      } as never,
    };
    const withGuest = [...dinner, unnamed];
    const present = standing(given(withGuest).state);
    const rows = [{ name: 'Anna Berg', email: 'anna@example.com' }];
    const merge = mergeOfList(present, {
      columns: ['name', 'email'],
      rows,
      last: { guest: { name: 'guest', email: 'anna@example.com' } },
    });
    const { attendees } = standing(given(withGuest).when(merge).leaves());
    expect(attendees.get('guest')).toMatchObject({ isNamed: true, person: { name: 'Anna Berg' } });
  });

  it('is refused with meals that are not on the menu', () => {
    const rows = [{ name: 'New', meals: { main: 'beef' } }];
    given(dinner)
      .when(mergeOfList(plan, { columns: ['name', 'meals'], rows }))
      .refuses('BAD_INPUT', { issues: [{ path: 'meals' }] });
  });

  it('is refused with answers to no question', () => {
    const answers = { rows: [{ row: 7, is: 'add' as const }] };
    given(dinner)
      .when(mergeOfList(plan, { rows: [guest('New').person], answers }))
      .refuses('BAD_INPUT', { issues: [{ index: 7, path: 'answers.rows.row' }] });
  });

  it('that only updates the remembered list cannot be undone', () => {
    const isUndone = (rows: (Cells & { name: string })[]) => {
      const events = given(dinner).when(mergeOfList(plan, { rows })).events();
      return isReversible({ events: events as unknown as PlanEvent[] } as never);
    };
    expect([isUndone([{ name: 'mira' }]), isUndone([{ name: 'mira', title: 'CEO' }])]).toEqual([
      false,
      true,
    ]);
  });
});
