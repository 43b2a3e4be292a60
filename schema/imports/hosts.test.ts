import { describe, expect, it } from 'vitest';
import { parseCsv } from './csv.ts';
import { repeatedPeople } from './duplicates.ts';
import { hostRowMessage, hostsIn } from './hosts.ts';

const sara = { id: 's', name: 'Sara Bielski', email: 'sara@example.com', guestOf: null };
const there = [sara, { id: 'g', name: 'Guest', guestOf: 's' }, { id: 'o', name: 'Olle Ek' }];
const one = (name: string, guestOf?: string) => ({ id: name, name, guestOf });

describe('the host of a listed guest', () => {
  it('is another row or an existing person, by name, email address or id', () => {
    const list = [
      one('Mira'),
      one('Anton', ' mira'),
      one('Bo', 'SARA@example.com'),
      one('Cy', 'sara bielski'),
      one('Di', 's'),
    ];
    expect(hostsIn(list, there)).toEqual({
      hosts: [undefined, 'Mira', 's', 's', 's'],
      problems: [],
    });
  });

  it.each([
    ['nobody of that name', [one('A', 'Nobody')], 'unknown'],
    ['a guest without a name', [one('A', 'Guest')], 'unknown'],
    ['two people of one name', [one('Olle Ek'), one('A', 'olle ek')], 'several'],
    ['themselves', [one('A', 'A')], 'oneself'],
    ['each other', [one('A', 'B'), one('B', 'A')], 'isGuest'],
    ['a guest of somebody', [one('A', 'B'), one('B', 'Sara Bielski')], 'isGuest'],
  ])('is a problem if it is %s', (_, list, kind) => {
    const { problems } = hostsIn(list, there);
    expect(problems[0]).toMatchObject({ kind });
  });

  it('is a problem for somebody who is a host', () => {
    const list = [{ ...one('Sara Bielski', 'Olle Ek'), id: 's' }];
    const [problem] = hostsIn(list, there).problems;
    expect(problem && hostRowMessage(problem, 7)).toBe(
      'Row 7: guest of: Somebody who brings guests along cannot be a plus-one',
    );
  });

  it('is ignored for omitted rows', () => {
    const list = [{ ...one('Olle Ek', 'Nobody'), id: 'o', isLeftOut: true }];
    expect(hostsIn(list, there)).toEqual({ hosts: [undefined], problems: [] });
  });
});

it('is read from a column, in lists where a guest may have no name', () => {
  const { rows, errors } = parseCsv('name,tag,guest of\nMira,guest,\n,guest,Mira\n,guest,\n');
  expect(rows.map(({ name, guestOf }) => [name, guestOf])).toEqual([
    ['Mira', undefined],
    ['Guest', 'Mira'],
  ]);
  expect(errors).toEqual(['Row 4: Name is required']);
});

it('distinguishes unnamed guests by host and position', () => {
  const list = [
    one('Guest', 'Sara Bielski'),
    one('Guest', 'sara@example.com'),
    one('Guest', 'Mira'),
  ];
  expect(repeatedPeople(list, there).map((known) => known?.id)).toEqual([
    'g',
    undefined,
    undefined,
  ]);
});
