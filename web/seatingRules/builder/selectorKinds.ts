import type { Selector } from '../../../schema/seatingRules/seatingRules.ts';

export const selectorKinds = [
  'people',
  'everyone',
  'role',
  'company',
  'tag',
  'all',
  'any',
  'not',
] as const;
export type SelectorKind = (typeof selectorKinds)[number];

export const selectorKindOf = (selector: Selector): SelectorKind =>
  selectorKinds.find((one) => one in selector) ?? 'everyone';

/** A selector of another kind. If that kind has parts, the previous selector becomes one. */
export const selectorOf = (by: SelectorKind, before: Selector): Selector => {
  switch (by) {
    case 'people':
      return { people: [] };
    case 'everyone':
      return { everyone: true };
    case 'role':
      return { role: 'employee' };
    case 'company':
      return { company: '' };
    case 'tag':
      return { tag: '' };
    case 'all':
      return { all: partsOf(before) };
    case 'any':
      return { any: partsOf(before) };
    case 'not':
      return { not: partOf(before) };
  }
};

const partsOf = (before: Selector): readonly Selector[] => {
  if ('all' in before) return before.all;
  if ('any' in before) return before.any;
  return [partOf(before), { tag: '' }];
};

/**
 * The previous selector as a part; selectors of these kinds cannot nest deeper, and "everybody" adds nothing.
 */
const partOf = (before: Selector): Selector =>
  'everyone' in before || 'all' in before || 'any' in before || 'not' in before
    ? { role: 'employee' }
    : before;
