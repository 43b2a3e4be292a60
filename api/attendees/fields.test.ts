import { describe, expect, it } from 'vitest';
import { eventMarker } from '../../schema/ids.ts';
import { attendeeFields } from '../../schema/inputs/attendees.ts';
import { Refusal } from '../../schema/refusal.ts';
import { eventId, personNamed } from '../../tests/harness/dinners.ts';
import { freeTags, heldFrom, newAttendee, personChanges } from './fields.ts';

const own = eventMarker(eventId);
const another = eventMarker('another');
const foreign = "Another event's marker cannot be set";

const refusalOf = (act: () => unknown): Refusal => {
  try {
    act();
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
  throw new Error('it is not refused');
};

describe('Tags', () => {
  it("lose the event's own marker, which is derived from the event", () => {
    expect(freeTags(['vip', own, 'vegan'], eventId)).toEqual(['vip', 'vegan']);
  });

  it('are kept once each, as first written', () => {
    expect(freeTags(['vip', 'Press', 'VIP', 'vip'], eventId)).toEqual(['vip', 'Press']);
  });

  it.each([another, another.toUpperCase(), ` ${another}`, 'event:'])('cannot hold "%s"', (tag) => {
    expect(refusalOf(() => freeTags(['vip', tag], eventId))).toMatchObject({
      code: 'BAD_INPUT',
      message: foreign,
      issues: [{ path: 'tags', message: foreign }],
    });
  });
});

describe('holdingFor', () => {
  it.each([
    [undefined, undefined],
    [null, false],
    [[], false],
    [[own], true],
  ])('%j says: held %j', (holdingFor, held) => {
    expect(heldFrom(holdingFor, eventId)).toBe(held);
  });

  it("rejects another event's marker", () => {
    expect(refusalOf(() => heldFrom([own, another], eventId))).toMatchObject({
      code: 'BAD_INPUT',
      issues: [{ path: 'holdingFor', message: foreign }],
    });
  });

  it('rejects any other text', () => {
    const message = `Only ${own} can stand here`;
    expect(refusalOf(() => heldFrom(['vip'], eventId))).toMatchObject({
      code: 'BAD_INPUT',
      issues: [{ path: 'holdingFor', message }],
    });
  });
});

describe('A new attendee', () => {
  it('is a guest without further details if only a name is given', () => {
    expect(newAttendee(attendeeFields.parse({ name: 'Mira' }), eventId)).toEqual({
      attendeeRole: 'guest',
      tags: [],
      person: personNamed('Mira'),
    });
  });

  it('has a reply only if there was one', () => {
    const repliedOf = (reply: string) =>
      newAttendee(attendeeFields.parse({ name: 'Mira', reply }), eventId).reply;
    expect([repliedOf('maybe'), repliedOf('none')]).toEqual(['maybe', undefined]);
    expect(attendeeFields.safeParse({ name: 'Mira', reply: 'accepted' }).success).toBe(false);
  });

  it('keeps all given values in canonical form', () => {
    const fields = attendeeFields.parse({
      name: 'Mira',
      attendeeRole: 'Customer',
      company: 'Acme',
      notes: '',
      tags: [own, 'vip'],
    });
    expect(newAttendee(fields, eventId)).toEqual({
      attendeeRole: 'opportunity',
      tags: ['vip'],
      person: personNamed('Mira', 'Acme'),
    });
  });

  it('of an import is named by row when refused', () => {
    const fields = attendeeFields.parse({ name: 'Mira', tags: [another] });
    expect(refusalOf(() => newAttendee(fields, eventId, 7)).issues).toEqual([
      { path: 'tags', message: foreign, index: 7 },
    ]);
  });
});

describe('Diets', () => {
  const dietsOf = (diets: unknown) => attendeeFields.parse({ name: 'Mira', diets }).diets;

  it('have one canonical form for all spellings, once each; unknown ones stay as they are', () => {
    expect(dietsOf(['Gluten-free', 'VEGAN', 'gluten free', ' No nuts '])).toEqual([
      'glutenFree',
      'vegan',
      'No nuts',
    ]);
  });

  it('are cleared by an empty list, and unchanged if not given', () => {
    expect([dietsOf([]), dietsOf(null), dietsOf(undefined)]).toEqual([null, null, undefined]);
  });

  it.each([
    ['eleven', Array.from({ length: 11 }, (_, n) => `no ${n}`)],
    ['an empty one', ['']],
    ['one of 61 characters', ['x'.repeat(61)]],
  ])('are refused: %s', (_, diets) => {
    expect(attendeeFields.safeParse({ name: 'Mira', diets }).error?.issues[0]?.path[0]).toBe(
      'diets',
    );
  });
});

describe('Access needs', () => {
  const given = (access: unknown) => attendeeFields.safeParse({ name: 'Mira', access });

  it('are treated like diets: known ones in canonical form, others as they are', () => {
    expect(
      given(['High chair', 'WHEELCHAIR', 'wheel-chair', 'Near the door']).data?.access,
    ).toEqual(['highChair', 'wheelchair', 'Near the door']);
    expect([given([]).data?.access, given(undefined).data?.access]).toEqual([null, undefined]);
  });

  it.each([
    ['eleven', Array.from({ length: 11 }, (_, n) => `ramp ${n}`)],
    ['one of 61 characters', ['x'.repeat(61)]],
  ])('are refused: %s', (_, access) => {
    expect(given(access).error?.issues[0]?.path[0]).toBe('access');
  });
});

describe('External ids', () => {
  const given = (externalId: string) => attendeeFields.safeParse({ name: 'Mira', externalId });

  it('are trimmed, and null if empty', () => {
    expect([given(' CRM-1 ').data?.externalId, given('  ').data?.externalId]).toEqual([
      'CRM-1',
      null,
    ]);
    expect(given('x'.repeat(101)).success).toBe(false);
  });
});

describe('Changes to a person', () => {
  it('contain the given fields, null if cleared, but neither role nor tags', () => {
    const fields = attendeeFields
      .partial()
      .parse({ company: '', title: 'CTO', attendeeRole: 'guest', tags: ['vip'] });
    expect(personChanges(fields)).toEqual({ company: null, title: 'CTO' });
  });
});
