import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Cells, ListColumn, ListRow } from '../../schema/guestLists/cells.ts';
import type { ListAnswers } from '../../schema/inputs/guestLists.ts';
import { type Base, compareList, countsOf } from './compare.ts';
import type { Present } from './matchRows.ts';
import { isNothing, mergeOf } from './merge.ts';
import { unnamedList } from './whichList.ts';

const columns: ListColumn[] = [
  ...(['name', 'company', 'title', 'email', 'phone', 'externalId', 'reply'] as const),
];

const rowsOf = (...cells: (Cells & { name: string })[]): ListRow[] =>
  cells.map((one, index) => ({ row: index + 2, cells: one }));
const present = (attendeeId: string, here: Cells): Present => ({ attendeeId, here });
const imported = (people: readonly Present[]) =>
  new Map(
    people.map(({ attendeeId, here }): [string, Base] => [
      attendeeId,
      { cells: here, lists: [unnamedList] },
    ]),
  );

const mira = {
  name: 'Mira Halvorsen',
  company: 'Nordlys',
  email: 'mira@example.com',
  title: 'CFO',
};
const ada = { name: 'Ada Byron', company: 'Engines', email: 'ada@example.com', title: 'Countess' };

/** Mira here, in the file now, and in the earlier file. */
const cell = ({ here, file, base }: { here: string; file: string; base: string }) => {
  const people = [present('mira', { ...mira, title: here })];
  const list = { columns, rows: rowsOf({ ...mira, title: file }) };
  const bases = imported([present('mira', { ...mira, title: base })]);
  return { list, people, bases, comparison: compareList(list, people, bases) };
};
const mergedWith = (
  { list, people, bases, comparison }: ReturnType<typeof cell>,
  answers: ListAnswers = {},
) => mergeOf(list, comparison, people, bases, answers).merge;

describe('a differing cell', () => {
  it('is taken from the file if only the file has changed', () => {
    const one = cell({ here: 'CFO', file: 'CEO', base: 'CFO' });
    expect(one.comparison.rows[0]).toMatchObject({
      is: 'changed',
      attendeeId: 'mira',
      cells: [{ field: 'title', is: 'taken', here: 'CFO', file: 'CEO' }],
    });
    expect(mergedWith(one).changed).toEqual([
      { attendeeId: 'mira', before: { title: 'CFO' }, after: { title: 'CEO' } },
    ]);
  });

  it('is kept if only the event has changed, and counts as equal', () => {
    const one = cell({ here: 'CEO', file: 'CFO', base: 'CFO' });
    expect(one.comparison.rows[0]).toMatchObject({ is: 'same', cells: [{ is: 'kept' }] });
    expect(isNothing(mergedWith(one))).toBe(true);
  });

  it('is a conflict if both have changed, and stays as it is without an answer', () => {
    const one = cell({ here: 'CEO', file: 'COO', base: 'CFO' });
    expect(one.comparison.rows[0]).toMatchObject({ is: 'changed', cells: [{ is: 'asked' }] });
    expect(isNothing(mergedWith(one))).toBe(true);
    const answer = (take: 'file' | 'here') =>
      mergedWith(one, { rows: [{ row: 2, cells: [{ field: 'title', take }] }] });
    expect(answer('file').changed[0]?.after).toEqual({ title: 'COO' });
    expect(answer('here')).toMatchObject({
      changed: [],
      listed: [{ attendeeId: 'mira', before: { title: 'CFO' }, after: { title: 'COO' } }],
    });
  });

  it('is no difference if both changed to the same value', () => {
    expect(cell({ here: 'CEO', file: 'CEO', base: 'CFO' }).comparison.rows[0]).toMatchObject({
      is: 'same',
      cells: [],
    });
  });

  it('is cleared by an empty cell, but not by a missing column', () => {
    const people = [present('mira', { ...mira, phone: '22 00' })];
    const bases = imported(people);
    const rows = rowsOf({ ...mira, title: null });
    expect(compareList({ columns, rows }, people, bases).rows[0]?.cells).toEqual([
      { field: 'title', is: 'taken', here: 'CFO', file: null },
      { field: 'phone', is: 'taken', here: '22 00', file: null },
    ]);
    const fewer: ListColumn[] = ['name', 'email'];
    expect(compareList({ columns: fewer, rows }, people, bases).rows[0]?.cells).toEqual([]);
  });

  it('fills a gap of somebody who was in no list, and is a conflict otherwise', () => {
    const people = [present('mira', { name: mira.name, email: mira.email, title: 'CEO' })];
    const rows = rowsOf({ ...mira, phone: null });
    const [row] = compareList({ columns, rows }, people, new Map()).rows;
    expect(row?.cells.map(({ field, is }) => [field, is])).toEqual([
      ['company', 'taken'],
      ['title', 'asked'],
    ]);
  });

  it('of tags only tells whether somebody is a VIP if the list has only that column', () => {
    const people = [present('mira', { ...mira, tags: ['speaker', 'vip'] })];
    const bases = imported([present('mira', { ...mira, tags: ['vip'] })]);
    const rows = rowsOf({ ...mira, tags: [] });
    const [row] = compareList({ columns: ['name', 'email', 'vip'], rows }, people, bases).rows;
    expect(row?.cells).toMatchObject([{ field: 'tags', is: 'taken', file: ['speaker'] }]);
  });

  it('ignores the order of lists and fields', () => {
    const people = [
      present('mira', {
        ...mira,
        diets: ['vegan', 'halal'],
        allergies: [{ substance: 'nuts', severity: 'allergy' }],
      }),
    ];
    const rows = rowsOf({
      ...mira,
      diets: ['halal', 'vegan'],
      allergies: [{ severity: 'allergy', substance: 'nuts' }],
    });
    const list = { columns: ['name', 'diets', 'allergies'] satisfies ListColumn[], rows };
    expect(compareList(list, people, imported(people)).rows[0]?.cells).toEqual([]);
  });
});

describe('the person of a row', () => {
  const whoIs = (rows: ListRow[], people: Present[], bases = imported(people)) =>
    compareList({ columns, rows }, people, bases).rows.map(({ is, attendeeId, candidates }) =>
      is === 'unclear' ? candidates.map((one) => one.attendeeId) : (attendeeId ?? is),
    );

  it('is found by external id, then by email, then by name and company', () => {
    const people = [
      present('mira', { ...mira, externalId: 'C-1' }),
      present('ada', ada),
      present('grace', { name: 'Grace Hopper', company: 'Navy' }),
    ];
    const rows = rowsOf(
      { name: 'Somebody Else', externalId: 'C-1' },
      { name: 'A. King', email: ' ADA@example.com' },
      { name: 'grace  hopper', company: 'navy' },
      { name: 'Nobody Yet' },
    );
    expect(whoIs(rows, people)).toEqual(['mira', 'ada', 'grace', 'new']);
  });

  it("is found by the last list's values, even if the key was changed here", () => {
    const people = [present('mira', { ...mira, email: 'new@example.com', name: 'M. H.' })];
    expect(whoIs(rowsOf(mira), people, imported([present('mira', mira)]))).toEqual(['mira']);
  });

  it('is a question if two people match', () => {
    const people = [
      present('one', { ...mira, email: null, title: 'CFO' }),
      present('two', { ...mira, email: null, title: 'CEO' }),
    ];
    expect(whoIs(rowsOf({ ...mira, email: null, title: 'COO' }), people)).toEqual([['one', 'two']]);
  });

  it('is a question if two rows match one person, unless one of them equals its last values', () => {
    const people = [present('mira', mira)];
    const other = { ...mira, title: 'CEO' };
    const third = { ...mira, title: 'COO' };
    expect(whoIs(rowsOf(other, third), people)).toEqual([['mira'], ['mira']]);
    expect(whoIs(rowsOf(other, mira), people)).toEqual([['mira'], 'mira']);
  });

  it('is a question with few candidates if many share the name, and none of them counts as missing', () => {
    const many = Array.from({ length: 2_000 }, (_, n) => present(`a${n}`, { name: 'Guest' }));
    const rows = rowsOf(...many.map((_, n) => ({ name: 'Guest', title: String(n) })));
    const found = compareList({ columns, rows }, many, imported(many));
    expect(found.rows.every(({ is }) => is === 'unclear')).toBe(true);
    expect(found.rows.map(({ candidates }) => candidates.length)).toEqual(rows.map(() => 10));
    expect(found.missing).toEqual([]);
  });

  it('is an unnamed guest of the host if the list now names their guests', () => {
    const unnamed = (attendeeId: string, host: string) =>
      present(attendeeId, { name: 'Guest', guestOf: host });
    const people = [present('mira', mira), present('ada', ada), unnamed('one', 'mira')];
    const list = (...guests: { name: string; guestOf: string }[]): ListRow[] => [
      ...rowsOf(mira, ada),
      ...guests.map(({ name, guestOf }, n) => ({ row: n + 4, cells: { name }, guestOf })),
    ];
    const ofMira = (name: string) => ({ name, guestOf: mira.email });
    const named = compareList(
      { columns, rows: list(ofMira('Jon Halvorsen')) },
      people,
      imported(people),
    );
    expect(named.rows[2]).toMatchObject({
      attendeeId: 'one',
      cells: [{ field: 'name', is: 'taken', here: 'Guest', file: 'Jon Halvorsen' }],
    });
    expect(named.missing).toEqual([]);
    // Guests who were added here are in no list.
    const added = compareList({ columns, rows: list(ofMira('Jon Halvorsen')) }, people, new Map());
    expect(added.rows[2]?.cells).toMatchObject([{ field: 'name', is: 'taken' }]);

    const who = (...guests: Parameters<typeof list>) => whoIs(list(...guests), people).slice(2);
    expect(who({ name: 'Jon Halvorsen', guestOf: 'Ada Byron' })).toEqual(['new']);
    expect(who(ofMira('Jon Halvorsen'), ofMira('Guest'))).toEqual(['new', 'one']);
    expect(who(ofMira('Jon Halvorsen'), ofMira('Lea Halvorsen'))).toEqual(['one', 'new']);
  });

  describe('who is new', () => {
    const jon = { name: 'Jon Berg', company: 'Fjell', email: 'jon@example.com', title: 'CEO' };
    const people = [present('mira', mira), present('jon', jon)];
    const bases = imported(people);
    const compare = (row: Cells & { name: string }) => {
      const list = { columns, rows: rowsOf(mira, row) };
      return { list, comparison: compareList(list, people, bases) };
    };
    const candidatesOf = (row: Cells & { name: string }) =>
      compare(row).comparison.rows[1]?.candidates.map(({ attendeeId }) => attendeeId);

    it('may be a missing person of a similar name', () => {
      expect(candidatesOf({ ...jon, name: 'John Berg', email: 'john@example.com' })).toEqual([
        'jon',
      ]);
      expect(candidatesOf({ name: 'Jon Berg', company: 'Fjord' })).toEqual(['jon']);
      expect(candidatesOf({ name: 'Lea Dahl', company: 'Fjell' })).toEqual([]);
      // Mira is on the list.
      expect(candidatesOf({ name: 'Max Halvorsen', company: mira.company })).toEqual([]);
    });

    it('is added, unless the member says that it is the missing person', () => {
      const corrected = { ...jon, name: 'John Berg', email: 'john@example.com' };
      const { list, comparison } = compare(corrected);
      const mergedBy = (answers: ListAnswers) =>
        mergeOf(list, comparison, people, bases, answers).merge;
      expect(mergedBy({})).toMatchObject({ addedRows: [3], changed: [], unlisted: ['jon'] });
      expect(mergedBy({ rows: [{ row: 3, is: 'leaveOut' }] })).toMatchObject({ added: [] });
      const { email, name } = corrected;
      expect(mergedBy({ rows: [{ row: 3, attendeeId: 'jon' }] })).toMatchObject({
        ...{ added: [], unlisted: [], removed: [] },
        changed: [{ attendeeId: 'jon', after: { email, name } }],
      });
    });
  });

  it('is never somebody with another external id', () => {
    const people = [present('mira', { ...mira, externalId: 'C-1' })];
    expect(whoIs(rowsOf({ ...mira, externalId: 'C-2' }), people)).toEqual(['new']);
  });

  it('is that of the earlier row if two rows are equal word for word', () => {
    const { rows } = compareList({ columns, rows: rowsOf(ada, mira, ada) }, [], new Map());
    expect(rows.map(({ is, repeats }) => [is, repeats])).toEqual([
      ['new', null],
      ['new', null],
      ['same', 2],
    ]);
  });
});

describe('answers', () => {
  const people = [present('mira', mira), present('ada', ada)];
  const bases = imported(people);
  const list = { columns, rows: rowsOf({ ...mira, email: 'm@example.com', company: 'N' }) };
  const comparison = compareList(list, people, bases);
  const mergedBy = (answers: ListAnswers) => mergeOf(list, comparison, people, bases, answers);

  it('keep, cancel or remove missing people', () => {
    expect(comparison.missing).toEqual(['mira', 'ada']);
    const { merge } = mergedBy({ missing: [{ attendeeId: 'mira', choice: 'cancelled' }] });
    expect(merge).toMatchObject({ cancelled: ['mira'], removed: [], unlisted: ['mira', 'ada'] });
    const gone = mergedBy({ missing: [{ attendeeId: 'ada', choice: 'remove' }] }).merge;
    expect(gone).toMatchObject({ removed: ['ada'], unlisted: ['mira'] });
  });

  it('are refused if the list has no such question', () => {
    expect(mergedBy({ rows: [{ row: 9 }] }).issues).toMatchObject([{ index: 9 }]);
    expect(mergedBy({ rows: [{ row: 2, attendeeId: 'ada' }] }).issues).toHaveLength(1);
    expect(mergedBy({ missing: [{ attendeeId: 'nobody', choice: 'leave' }] }).issues).toHaveLength(
      1,
    );
  });

  it('are refused if they make two rows one person', () => {
    const twins = [
      present('one', { ...mira, email: null, title: 'CFO' }),
      present('two', { ...mira, email: null, title: 'CEO' }),
    ];
    const rows = rowsOf({ ...mira, email: null, title: 'A' }, { ...mira, email: null, title: 'B' });
    const both = { columns, rows };
    const compared = compareList(both, twins, new Map());
    const answers = { rows: [2, 3].map((row) => ({ row, attendeeId: 'one' })) };
    expect(mergeOf(both, compared, twins, new Map(), answers).issues).toHaveLength(1);
    const apart = { rows: [2, 3].map((row, n) => ({ row, attendeeId: n ? 'two' : 'one' })) };
    const { merge, issues } = mergeOf(both, compared, twins, new Map(), apart);
    expect([issues, merge.added]).toEqual([[], []]);
    expect(merge.listed.map(({ attendeeId }) => attendeeId)).toEqual(['one', 'two']);
    // Somebody who is added is a new person, even if the answer also names an existing one.
    const added = { rows: [{ row: 2, is: 'add' as const, attendeeId: 'one' }] };
    const newcomer = mergeOf(both, compared, twins, new Map(), added).merge;
    expect([newcomer.addedRows, newcomer.listed]).toEqual([[2], []]);
  });
});

/** People with few different names and addresses, so that some share them. */
const someone = fc.record({
  name: fc.constantFrom('Ada', 'Mira', 'Zoë', 'ada'),
  company: fc.constantFrom(null, 'Engines', 'Nordlys'),
  title: fc.constantFrom(null, 'CFO', 'CEO'),
  email: fc.constantFrom(null, 'a@x.org', 'b@x.org', 'c@x.org'),
  phone: fc.constantFrom(null, '1', '2'),
  reply: fc.constantFrom(null, 'yes' as const, 'no' as const),
});
const people = fc
  .array(someone, { maxLength: 8 })
  .map((all) => all.map((here, n) => present(`p${n}`, here)));
const file = fc.array(someone, { maxLength: 8 }).map((cells) => rowsOf(...cells));
const known = fc.tuple(people, people).map(([now, before]) => ({
  now,
  bases: new Map(
    [...imported(before)].filter(([id]) => now.some(({ attendeeId }) => attendeeId === id)),
  ),
}));

/** The people, and the latest cells of their list, after a merge. */
const mergedOnce = (now: readonly Present[], bases: ReadonlyMap<string, Base>, rows: ListRow[]) => {
  const list = { columns, rows };
  const comparison = compareList(list, now, bases);
  const { merge } = mergeOf(list, comparison, now, bases, {});
  const changed = new Map(merge.changed.map((one) => [one.attendeeId, one.after]));
  const next = now.map(({ attendeeId, here }) =>
    present(attendeeId, { ...here, ...changed.get(attendeeId) }),
  );
  const nextBases = new Map(bases);
  for (const { attendeeId, after: said } of merge.listed)
    nextBases.set(attendeeId, {
      cells: { ...nextBases.get(attendeeId)?.cells, ...said },
      lists: [unnamedList],
    });
  for (const id of merge.unlisted)
    nextBases.set(id, { cells: nextBases.get(id)?.cells ?? {}, lists: [] });
  const newcomers = merge.added.map((cells, n) => present(`new${n}`, cells));
  for (const [id, base] of imported(newcomers)) nextBases.set(id, base);
  return { comparison, merge, next: [...next, ...newcomers], nextBases };
};

describe('a new guest', () => {
  const rows = rowsOf({ ...mira, phone: '1', attendeeRole: 'prospect', tags: ['vip', 'press'] });
  const addedBy = (...columns: ListColumn[]) => {
    const list = { columns, rows };
    return mergeOf(list, compareList(list, [], new Map()), [], new Map(), {}).merge.added;
  };

  it("has the values of the list's columns, and the role that it sets for everybody", () => {
    expect(addedBy('name', 'title')).toEqual([
      { name: mira.name, title: 'CFO', attendeeRole: 'prospect' },
    ]);
    expect(addedBy('name', 'vip')).toEqual([
      { name: mira.name, attendeeRole: 'prospect', tags: ['vip'] },
    ]);
  });
});

describe('any list', () => {
  it('matches nobody twice, and everybody at most once', () => {
    fc.assert(
      fc.property(known, file, ({ now, bases }, rows) => {
        const { rows: compared, missing } = compareList({ columns, rows }, now, bases);
        const meant = compared.flatMap(({ attendeeId }) => attendeeId ?? []);
        expect(new Set(meant).size).toBe(meant.length);
        expect(missing.filter((id) => meant.includes(id))).toEqual([]);
        expect(compared.map(({ row }) => row)).toEqual(rows.map(({ row }) => row));
      }),
    );
  });

  it('changes nothing when it is imported again', () => {
    fc.assert(
      fc.property(known, file, ({ now, bases }, rows) => {
        const once = mergedOnce(now, bases, rows);
        const clear = once.comparison.rows.every(
          ({ is, repeats, cells }) =>
            is !== 'unclear' && repeats === null && cells.every((cell) => cell.is !== 'asked'),
        );
        fc.pre(clear);
        const again = mergedOnce(once.next, once.nextBases, rows);
        expect(countsOf(again.comparison)).toEqual({
          new: 0,
          changed: 0,
          same: rows.length,
          unclear: 0,
          missing: 0,
        });
        expect(isNothing(again.merge)).toBe(true);
      }),
    );
  });

  it('never overwrites changes made here, unless told to', () => {
    fc.assert(
      fc.property(known, file, ({ now, bases }, rows) => {
        const { merge } = mergedOnce(now, bases, rows);
        for (const { attendeeId, before, after: taken } of merge.changed)
          for (const field of Object.keys(taken) as (keyof typeof taken)[]) {
            const base = bases.get(attendeeId)?.cells;
            const here = before[field] ?? null;
            expect(base ? here === (base[field] ?? null) : here === null).toBe(true);
          }
      }),
    );
  });
});
