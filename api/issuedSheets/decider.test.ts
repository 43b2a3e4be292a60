import { it } from 'vitest';
import type { IssuedSheetsEvent } from '../../schema/domainEvents.ts';
import { examples } from '../../schema/golden/examples.ts';
import { limits } from '../../schema/limits.ts';
import { historyOf } from '../../tests/harness/givenWhenThen.ts';
import { issuedSheetsDecider } from './decider.ts';

const given = historyOf(issuedSheetsDecider);

const { number: _, ...sheet } = examples.SheetIssued;
const issue = (changes: Partial<typeof sheet> = {}) =>
  ({ type: 'IssueSheet', ...sheet, ...changes }) as const;
const issued = (number: number, changes: Partial<typeof sheet> = {}): IssuedSheetsEvent => ({
  type: 'SheetIssued',
  data: { ...sheet, ...changes, number },
});

it('numbers each kind of sheet from 1', () => {
  given([])
    .when(issue())
    .gives([issued(1)]);
  given([issued(1), issued(2)])
    .when(issue())
    .gives([issued(3)]);
  given([issued(1)])
    .when(issue({ sheet: 'guestList', to: 'door' }))
    .gives([issued(1, { sheet: 'guestList', to: 'door' })]);
});

it('refuses more sheets than an event may have, of all kinds together', () => {
  const most = Array.from({ length: limits.issuedSheetsPerEvent - 1 }, (_, n) => issued(n + 1));
  given(most)
    .when(issue({ sheet: 'guestList' }))
    .gives([issued(1, { sheet: 'guestList' })]);
  given([...most, issued(1, { sheet: 'guestList' })])
    .when(issue())
    .refuses('LIMIT_REACHED');
});
