import { expect, it } from 'vitest';
import type { SeatingRule } from '../../../schema/seatingRules/seatingRules.ts';
import { meanwhileText } from './meanwhile.ts';

const names = { person: () => undefined, table: () => undefined, place: () => undefined };
const opened: SeatingRule = { kind: 'Balance', weight: 2 };
const said = (now: SeatingRule | undefined) => meanwhileText('Balance', { opened, now }, names);

it('describes what others have done to a rule since its form opened', () => {
  expect(said({ ...opened })).toBeUndefined();
  expect(said({ ...opened, weight: 3 })).toMatch(/^This rule has been changed meanwhile/);
  expect(said({ kind: 'Pairs', source: 'metBefore', weight: 2 })).toMatch(
    /It now reads: “.+”. Saving replaces that\.$/,
  );
  expect(said(undefined)).toMatch(/^This rule has been removed meanwhile/);
});
