import { describe, expect, it } from 'vitest';
import { limits } from '../../schema/limits.ts';
import type { SeatingRule } from '../../schema/seatingRules/seatingRules.ts';
import { pairingOf } from './pair.ts';

const hard = true as const;
const together = (...people: string[]): SeatingRule => ({
  kind: 'KeepTogether',
  who: { people },
  hard,
});
const apart = (...people: string[]): SeatingRule => ({ kind: 'KeepApart', who: { people }, hard });
const plan = (...rules: SeatingRule[]) => rules.map((rule, n) => ({ id: `r${n}`, rule }));

describe('keeping people together by one gesture', () => {
  it('adds a hard rule about them', () => {
    expect(pairingOf('together', ['ada', 'ben'], [])).toEqual({ rule: together('ada', 'ben') });
  });

  it('lets the other join a group that has one of them', () => {
    expect(
      pairingOf('together', ['zoe', 'ben'], plan(apart('ada', 'zoe'), together('ada', 'ben'))),
    ).toEqual({
      ruleId: 'r1',
      rule: together('ada', 'ben', 'zoe'),
    });
  });

  it('joins no soft group, no group of everybody, and no full one', () => {
    const full = Array.from({ length: limits.namedInRule }, (_, n) => (n === 0 ? 'ada' : `p${n}`));
    const rules = plan(
      { kind: 'KeepTogether', who: { people: ['ada', 'ivo'] }, weight: 10 },
      { kind: 'KeepTogether', who: { people: ['ada', 'ivo'] }, each: 'company', hard },
      together(...full),
    );
    expect(pairingOf('together', ['ada', 'ben'], rules)).toEqual({ rule: together('ada', 'ben') });
  });

  it('does nothing if a group has all of them', () => {
    expect(
      pairingOf('together', ['ben', 'ada'], plan(together('ada', 'ivo', 'ben'))),
    ).toBeUndefined();
  });
});

describe('keeping people apart by one gesture', () => {
  it('adds a hard rule about them, and joins no other', () => {
    expect(pairingOf('apart', ['ada', 'ben'], plan(apart('ada', 'ivo')))).toEqual({
      rule: apart('ada', 'ben'),
    });
  });

  it('does nothing if a rule already keeps them apart', () => {
    const rules = plan(apart('ada', 'ivo', 'ben'));
    expect(pairingOf('apart', ['ada', 'ben'], rules)).toBeUndefined();
  });

  it('adds one if another only keeps them from neighbouring seats', () => {
    const rules = plan({
      kind: 'KeepApart',
      who: { people: ['ada', 'ben'] },
      level: 'beside',
      hard,
    });
    expect(pairingOf('apart', ['ada', 'ben'], rules)).toEqual({ rule: apart('ada', 'ben') });
  });
});
