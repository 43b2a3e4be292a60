import { describe, expect, it } from 'vitest';
import { isDeclined, type Reply, replies } from '../../attendees/replies.ts';
import { limits } from '../../limits.ts';
import type { SeatingRule } from '../../seatingRules/seatingRules.ts';
import { wishMessage, wishRowMessage } from './messages.ts';
import { resolveWishes } from './resolveWishes.ts';
import type { ListedWishes, PlanPerson, WishedPlan, Wishes } from './wishes.ts';

const somebody = (name: string, fields: Partial<PlanPerson> = {}): PlanPerson => ({
  id: name.toLowerCase(),
  name,
  seatId: null,
  isHeld: false,
  isPinned: false,
  ...fields,
});

const table = (name: string, ...taken: (string | null)[]) => ({
  id: name.toLowerCase(),
  name,
  seats: taken.map((attendeeId, n) => ({ id: `${name.toLowerCase()}-${n + 1}`, attendeeId })),
});

const empty: WishedPlan = { people: [], tables: [], places: [], rules: [] };
const hall: WishedPlan = {
  ...empty,
  tables: [table('Front', null, null), table('Back', null, null, null)],
  places: [
    { id: 'stage', name: 'Stage' },
    { id: 'bar', name: 'Bar' },
  ],
};

type Row = string | [name: string, wishes: Partial<Wishes>];

/** The result of a list in which lower-case names are the ids. */
const imported = (
  rows: readonly Row[],
  plan = hall,
  ifKnown: 'add' | 'skip' = 'add',
  reply?: Reply,
) => {
  const named = rows.map((row): [string, Partial<Wishes>] =>
    typeof row === 'string' ? [row, {}] : row,
  );
  const own = (n: number, name: string) =>
    plan.people.some(({ id }) => id === name) ? `new-${n}` : name;
  return resolveWishes({
    list: named.map(([name], n) => ({ id: own(n, name.toLowerCase()), name, reply })),
    wishes: named.map(
      ([, wishes], index): ListedWishes => ({
        index,
        togetherWith: [],
        apartFrom: [],
        near: null,
        table: null,
        isPinned: false,
        ...wishes,
      }),
    ),
    ifKnown,
    plan,
  });
};

const together = (...people: string[]): SeatingRule => ({
  kind: 'KeepTogether',
  who: { people },
  hard: true,
});
const apart = (...people: string[]): SeatingRule => ({
  kind: 'KeepApart',
  who: { people },
  hard: true,
});

const messagesOf = (rows: readonly Row[], plan = hall) =>
  imported(rows, plan).problems.map((problem) => wishRowMessage(problem, (index) => index + 2));

describe('together with', () => {
  it('makes one rule of everybody who is named', () => {
    const { rules, problems } = imported([
      ['Ada', { togetherWith: ['Cleo', 'Ben'] }],
      'Ben',
      'Cleo',
    ]);
    expect(problems).toEqual([]);
    expect(rules).toEqual([together('ada', 'ben', 'cleo')]);
  });

  it('makes one rule of two who name each other, and of overlapping sets', () => {
    const rows: Row[] = [
      ['Ada', { togetherWith: ['Ben'] }],
      ['Ben', { togetherWith: ['Ada', 'Cleo'] }],
      'Cleo',
      ['Dan', { togetherWith: ['Cleo'] }],
      ['Eve', { togetherWith: ['Fay'] }],
      ['Fay', { togetherWith: ['Eve', 'Eve'] }],
    ];
    expect(imported(rows).rules).toEqual([
      together('ada', 'ben', 'cleo', 'dan'),
      together('eve', 'fay'),
    ]);
  });

  it('finds people of the event and of the file by name or email, ignoring case', () => {
    const plan = {
      ...hall,
      people: [somebody('Zoé Łuk', { id: 'zoe', email: 'zoe@example.com' })],
    };
    for (const name of ['zoé łuk', ' ZOÉ  ŁUK ', 'Zoe@Example.com'])
      expect(imported([['Ada', { togetherWith: [name] }]], plan).rules).toEqual([
        together('zoe', 'ada'),
      ]);
  });

  it('adds nothing that a rule of the plan already says', () => {
    const people = ['Ada', 'Ben', 'Cleo'].map((name) => somebody(name));
    const rows: Row[] = [['Ada', { togetherWith: ['Ben'] }], 'Ben'];
    const rulesWith = (...rules: SeatingRule[]) =>
      imported(rows, { ...hall, people, rules }, 'skip').rules;
    expect(rulesWith(together('cleo', 'ben', 'ada'))).toEqual([]);
    expect(rulesWith({ kind: 'KeepTogether', who: { people: ['ada', 'ben'] }, weight: 5 })).toEqual(
      [together('ada', 'ben')],
    );
  });
});

describe('apart from', () => {
  it('keeps the person from each named one, but not these from one another', () => {
    const { rules } = imported([['Ada', { apartFrom: ['Cleo', 'Ben'] }], 'Ben', 'Cleo']);
    expect(rules).toEqual([
      {
        kind: 'KeepApart',
        who: { people: ['ada'] },
        whom: { people: ['ben', 'cleo'] },
        hard: true,
      },
    ]);
  });

  it('lists each pair once', () => {
    const rows: Row[] = [
      ['Ada', { apartFrom: ['Ben'] }],
      ['Ben', { apartFrom: ['Ada', 'Cleo'] }],
      ['Cleo', { apartFrom: ['Ben', 'Ada'] }],
    ];
    expect(imported(rows).rules).toEqual([
      apart('ada', 'ben'),
      apart('ben', 'cleo'),
      apart('ada', 'cleo'),
    ]);
  });

  it('adds no pair that a rule of the plan already keeps apart', () => {
    const people = ['Ada', 'Ben', 'Cleo'].map((name) => somebody(name));
    const rows: Row[] = [['Cleo', { apartFrom: ['Ada', 'Ben'] }]];
    const rulesWith = (...rules: SeatingRule[]) =>
      imported(rows, { ...hall, people, rules }, 'skip').rules;
    expect(rulesWith(apart('ada', 'ben', 'cleo'))).toEqual([]);
    expect(rulesWith({ ...apart('ada'), whom: { people: ['cleo'] } } as SeatingRule)).toEqual([
      apart('ben', 'cleo'),
    ]);
    expect(
      rulesWith({ ...apart('ada', 'ben', 'cleo'), level: 'beside' } as SeatingRule),
    ).toHaveLength(1);
  });
});

describe('near and table', () => {
  it('make one rule for everybody with the same object or table', () => {
    const { rules } = imported([
      ['Ada', { near: 'stage', table: 'front' }],
      ['Ben', { near: 'Bar' }],
      ['Cleo', { near: 'Stage', table: 'FRONT' }],
    ]);
    const both = { people: ['ada', 'cleo'] };
    expect(rules).toEqual([
      { kind: 'Near', who: both, place: 'stage', weight: 20 },
      { kind: 'Near', who: { people: ['ben'] }, place: 'bar', weight: 20 },
      { kind: 'AtTable', who: both, tables: ['front'], hard: true },
    ]);
  });

  it.each([
    ['5', 'Table 5'],
    ['Tisch 05', 'Table 5'],
    ['No. 5', 'Table 5'],
    ['12', '12'],
    ['Table 12', '12'],
    ['6', 'Sponsors (6)'],
  ])('find by %j the table %j', (typed, name) => {
    const tables = ['Table 5', 'Table 5b', '12', 'Sponsors (6)'].map((called) =>
      table(called, null),
    );
    expect(imported([['Ada', { table: typed }]], { ...hall, tables }).rules).toEqual([
      { kind: 'AtTable', who: { people: ['ada'] }, tables: [name.toLowerCase()], hard: true },
    ]);
  });

  it('guess no table of another name, and none of two with the same number', () => {
    const tables = ['Table 1', 'VIP 1', 'Table 2'].map((called) => table(called, null));
    const rows: Row[] = [
      ['Ada', { table: '1' }],
      ['Ben', { table: 'VIP 2' }],
      ['Cleo', { table: 'Table 3' }],
    ];
    expect(messagesOf(rows, { ...hall, tables })).toEqual([
      'Row 2: table: More than one table is called “1”',
      'Row 3: table: No table is called “VIP 2”',
      'Row 4: table: No table is called “Table 3”',
    ]);
  });

  it('add nobody whom rules of the plan already cover, whatever the weight', () => {
    const people = ['Ada', 'Ben'].map((name) => somebody(name));
    const rules: SeatingRule[] = [
      { kind: 'Near', who: { people: ['ada'] }, place: 'stage', weight: 3 },
      { kind: 'AtTable', who: { people: ['ben'] }, tables: ['back'], hard: true },
    ];
    const rows: Row[] = [
      ['Ada', { near: 'Stage' }],
      ['Ben', { near: 'Stage', table: 'Back' }],
    ];
    expect(imported(rows, { ...hall, people, rules }, 'skip').rules).toEqual([
      { kind: 'Near', who: { people: ['ben'] }, place: 'stage', weight: 20 },
    ]);
  });

  it('split wishes of more people than one rule may name', () => {
    const rows = Array.from({ length: 450 }, (_, n): Row => [`P${n}`, { near: 'Stage' }]);
    const sizes = imported(rows).rules.map(
      (rule) => 'who' in rule && rule.who && 'people' in rule.who && rule.who.people.length,
    );
    expect(sizes).toEqual([200, 200, 50]);
  });
});

describe('a table with a mark', () => {
  const pinned = { table: 'Front', isPinned: true };

  it('gives its next free seats in the order of the list, without a rule', () => {
    const plan = {
      ...hall,
      tables: [table('Front', 'zoe', null, null)],
      people: [somebody('Zoe', { seatId: 'front-1' })],
    };
    const { rules, seats } = imported([['Ada', pinned], 'Ben', ['Cleo', pinned]], plan);
    expect(rules).toEqual([]);
    expect(seats).toEqual([
      { attendeeId: 'ada', seatId: 'front-2' },
      { attendeeId: 'cleo', seatId: 'front-3' },
    ]);
  });

  it('is refused for people without a seat left', () => {
    expect(
      messagesOf([
        ['Ada', pinned],
        ['Ben', pinned],
        ['Cleo', pinned],
      ]),
    ).toEqual(['Row 4: table: “Front” has no free seat left']);
  });

  it('pins people who sit there to their seats, and leaves those already pinned', () => {
    const tables = [table('Front', 'ada', 'ben', null)];
    const people = [
      somebody('Ada', { seatId: 'front-1' }),
      somebody('Ben', { seatId: 'front-2', isPinned: true }),
    ];
    const { seats, staying } = imported(
      [
        ['Ada', pinned],
        ['Ben', pinned],
      ],
      { ...hall, tables, people },
      'skip',
    );
    expect([seats, staying]).toEqual([[{ attendeeId: 'ada', seatId: 'front-1' }], []]);
  });

  it.each(replies)('seats a new guest who says %s only if they may come', (reply) => {
    const { seats, staying, rules } = imported([['Ada', pinned]], hall, 'add', reply);
    const place = [{ attendeeId: 'ada', seatId: 'front-1' }];
    expect([seats, staying]).toEqual(isDeclined(reply) ? [[], [0]] : [place, []]);
    expect(rules.map(({ kind }) => kind)).toEqual(isDeclined(reply) ? ['AtTable'] : []);
  });

  it('moves nobody who is held or sits elsewhere, and keeps their wish as a rule', () => {
    const people = [somebody('Ada', { seatId: 'back-1' }), somebody('Ben', { isHeld: true })];
    const { seats, staying, rules } = imported(
      [
        ['Ada', pinned],
        ['Ben', pinned],
      ],
      { ...hall, people },
      'skip',
    );
    expect([seats, staying]).toEqual([[], [0, 1]]);
    expect(rules).toEqual([
      { kind: 'AtTable', who: { people: ['ada', 'ben'] }, tables: ['front'], hard: true },
    ]);
  });
});

describe('existing people', () => {
  const people = [somebody('Ada'), somebody('Ben')];
  const plan = { ...hall, people };

  it('get the wishes of the omitted rows', () => {
    const rows: Row[] = [
      ['ada', { togetherWith: ['Cleo'] }],
      ['Cleo', {}],
      ['cleo', { near: 'Bar' }],
    ];
    expect(imported(rows, plan, 'skip').rules).toEqual([
      together('ada', 'cleo'),
      { kind: 'Near', who: { people: ['cleo'] }, place: 'bar', weight: 20 },
    ]);
  });

  it('are different people if the rows are added anyway, and are then found only by email', () => {
    expect(messagesOf([['Cleo', { togetherWith: ['Ada'] }], 'Ada'], plan)).toEqual([
      'Row 2: together with: More than one person is called “Ada”: give an email address',
    ]);
  });

  it('do not change when the same file is imported again', () => {
    const rows: Row[] = [
      ['Ada', { togetherWith: ['Ben'], near: 'Stage' }],
      ['Ben', { apartFrom: ['Cleo', 'Dan'], table: 'Back' }],
      ['Cleo', { table: 'Front', isPinned: true }],
      'Dan',
    ];
    const first = imported(rows);
    const there = rows.map((row) => somebody(typeof row === 'string' ? row : row[0]));
    const seated = there.map((one) =>
      one.id === 'cleo' ? { ...one, seatId: 'front-1', isPinned: true } : one,
    );
    const again = { ...hall, people: seated, rules: first.rules };
    expect(first.problems).toEqual([]);
    expect(imported(rows, again, 'skip')).toEqual({
      rules: [],
      seats: [],
      staying: [],
      problems: [],
    });
  });
});

describe('a wish that cannot be met', () => {
  it('is reported with its row and column', () => {
    const plan = {
      ...hall,
      people: [somebody('Ann', { id: 'a1' }), somebody('ann', { id: 'a2' })],
      tables: [table('Twin', null), { ...table('twin', null), id: 'other' }],
      places: [
        { id: 'b1', name: 'Bar' },
        { id: 'b2', name: 'BAR' },
      ],
    };
    const rows: Row[] = [
      ['Ada', { togetherWith: ['Olaf', 'Ben'], apartFrom: ['Ann'] }],
      ['Ben', { togetherWith: ['ben'], near: 'Kitchen' }],
      ['Cleo', { near: 'bar', table: '9' }],
      ['Dan', { table: 'Twin' }],
    ];
    expect(messagesOf(rows, plan)).toEqual([
      'Row 2: together with: Nobody in the file or the event is called “Olaf”',
      'Row 2: apart from: More than one person is called “Ann”: give an email address',
      'Row 3: together with: “ben” is the person of this row',
      'Row 3: near: No place on the floor is called “Kitchen”',
      'Row 4: near: More than one place is called “bar”',
      'Row 4: table: No table is called “9”',
      'Row 5: table: More than one table is called “Twin”',
    ]);
  });

  it('is reported without names in stored answers', () => {
    const rows: Row[] = [
      ['Ada', { togetherWith: ['Olaf', 'Ben'], apartFrom: ['Ben'], near: 'x', table: 'y' }],
      ['Ben', { togetherWith: ['Ben'], table: 'Front', isPinned: true }],
    ];
    const { problems } = imported(rows, { ...hall, tables: [table('Front')] });
    expect(problems.length).toBeGreaterThan(4);
    for (const problem of problems) expect(wishMessage(problem)).not.toMatch(/Ada|Ben|Olaf|Front/);
  });
});

describe('a contradiction', () => {
  it('of two wishes is reported by name', () => {
    expect(
      messagesOf([
        ['Nina', { togetherWith: ['Omar'] }],
        ['Omar', { apartFrom: ['Nina'] }],
      ]),
    ).toEqual(['Row 3: apart from: Omar and Nina cannot be both apart and together']);
  });

  it('is found across other wishes', () => {
    const rows: Row[] = [
      ['Nina', { togetherWith: ['Omar'] }],
      ['Omar', { togetherWith: ['Petra'] }],
      ['Petra', { apartFrom: ['Nina'] }],
    ];
    expect(messagesOf(rows)).toEqual([
      'Row 4: apart from: Petra cannot be apart from Nina: Petra, Omar and Nina are to sit together',
    ]);
  });

  it('with rules of the plan is reported by name, from either side', () => {
    const people = ['Nina', 'Omar', 'Petra'].map((name) => somebody(name));
    const described = (rule: SeatingRule, wishes: Partial<Wishes>) =>
      resolveWishes({
        list: [{ id: 'new', name: 'Nina' }],
        wishes: [
          {
            index: 0,
            togetherWith: [],
            apartFrom: [],
            near: null,
            table: null,
            isPinned: false,
            ...wishes,
          },
        ],
        ifKnown: 'skip',
        plan: { ...hall, people, rules: [rule] },
      }).problems.map((problem) => wishRowMessage(problem, () => 2));
    expect(described(apart('nina', 'omar'), { togetherWith: ['Omar'] })).toEqual([
      'Row 2: together with: Nina and Omar cannot be both apart and together',
    ]);
    expect(described(together('petra', 'omar', 'nina'), { apartFrom: ['Omar'] })).toEqual([
      'Row 2: apart from: Nina cannot be apart from Omar: Nina, Petra and Omar are to sit together',
    ]);
    expect(
      described(
        { kind: 'AtTable', who: { people: ['nina'] }, tables: ['back'], hard: true },
        { table: 'Front' },
      ),
    ).toEqual([
      'Row 2: table: Nina, or somebody who is to sit with them, is bound to another table',
    ]);
  });

  it("among the plan's own rules does not block an import", () => {
    const people = ['Nina', 'Omar', 'Petra'].map((name) => somebody(name));
    const plan = { ...hall, people, rules: [together('nina', 'omar'), apart('omar', 'nina')] };
    expect(imported([['Petra', { togetherWith: ['Nina'] }]], plan, 'skip').problems).toEqual([]);
  });

  it('of tables is reported for the same person and for people tied together', () => {
    expect(
      messagesOf([
        ['Nina', { table: 'Front', togetherWith: ['Omar'] }],
        ['Omar', { table: 'Back', isPinned: true }],
      ]),
    ).toEqual([
      'Row 3: table: Omar, or somebody who is to sit with them, is bound to another table',
    ]);
  });
});

describe('the limits of a plan', () => {
  const names = (count: number) => Array.from({ length: count }, (_, n) => `P${n}`);

  it('apply to the people that one rule names', () => {
    const fits = names(limits.namedInRule);
    const asked = (field: 'togetherWith' | 'apartFrom', all: readonly string[]) =>
      imported([[all[0] ?? '', { [field]: all.slice(1) }], ...all.slice(1)]).problems;
    for (const field of ['togetherWith', 'apartFrom'] as const) {
      expect(asked(field, fits)).toEqual([]);
      expect(asked(field, [...fits, 'One more'])).toEqual([
        { index: 0, field, kind: 'tooManyPeople' },
      ]);
    }
  });

  it('apply to the rules of the plan, including existing ones', () => {
    const rows = names(20).map(
      (name, n): Row => [name, n % 2 ? {} : { togetherWith: [`P${n + 1}`] }],
    );
    const rules = (count: number): SeatingRule[] =>
      Array.from({ length: count }, (_, n) => ({ kind: 'Balance', weight: n + 1 }));
    expect(imported(rows, { ...hall, rules: rules(limits.rulesPerEvent - 10) }).problems).toEqual(
      [],
    );
    expect(messagesOf(rows, { ...hall, rules: rules(limits.rulesPerEvent - 9) })).toEqual([
      'With these wishes the event would have 501 rules; it holds at most 500',
    ]);
  });

  it('apply to the pairs that are kept apart', () => {
    const all = names(202);
    const row = (n: number): Row => [
      `P${n}`,
      { apartFrom: all.filter((_, m) => m > n).slice(0, 199) },
    ];
    const { problems } = imported(
      all.map((_, n) => (n < 150 ? row(n) : `P${n}`)),
      hall,
    );
    expect(problems.map(({ kind }) => kind)).toEqual([]);
    const most = { ...hall, rules: [apart(...names(200).map((name) => `x${name}`))] };
    expect(
      imported(
        all.map((_, n) => (n < 150 ? row(n) : `P${n}`)),
        most,
      ).problems,
    ).toMatchObject([{ index: null, kind: 'tooManyPairs' }]);
  });
});
