import { describe, expect, it } from 'vitest';
import { brokenMarks, standingsOf } from './standing.ts';

const rule = (
  ruleId: string | null,
  broken: number,
  personIds: string[],
  tableIds: string[] = [],
) =>
  ({
    __typename: 'PlanRuleScore',
    from: ruleId ? 'rule' : 'pairs',
    ruleId,
    kind: null,
    name: null,
    points: 3,
    most: 8,
    broken,
    personIds,
    tableIds,
  }) as const;

const score = {
  byRule: [
    rule('apart', 1, ['Ada', 'Ben'], ['Garden']),
    rule('near', 0, ['Ada']),
    rule('hosts', 0, []),
    rule('table', 2, ['Ada'], ['Garden']),
    rule(null, 0, ['Ada']),
  ].map((one) => ({ ...one, personIds: [...one.personIds], tableIds: [...one.tableIds] })),
};

describe('the standing of a rule', () => {
  const standings = standingsOf(score, (id) => id);

  it('names who breaks a must-rule', () => {
    expect(standings.get('apart')).toMatchObject({
      isKept: false,
      broken: 1,
      words: 'Broken by Ada and Ben',
    });
  });

  it('names who misses what a rule is for, and counts the others as kept', () => {
    expect(standings.get('near')).toMatchObject({ isKept: false, words: 'Missed by Ada' });
    expect(standings.get('hosts')).toMatchObject({ isKept: true, words: '' });
  });

  it('is left out for the cost of moves', () => {
    expect(standings.size).toBe(4);
  });
});

describe('the marks of broken rules', () => {
  it('list for everybody and each table all that is broken there', () => {
    const { people, tables } = brokenMarks(score, ({ ruleId }) => `rule ${ruleId}`);
    expect(people.get('Ada')).toEqual({
      kinds: ['broken'],
      words: 'Broken here: rule apart; rule table',
    });
    expect(people.get('Ben')?.words).toBe('Broken here: rule apart');
    expect([...tables.keys()]).toEqual(['Garden']);
  });

  it('are none if all must-rules are kept', () => {
    const { people, tables } = brokenMarks({ byRule: [] }, () => '');
    expect(people.size + tables.size).toBe(0);
  });
});
