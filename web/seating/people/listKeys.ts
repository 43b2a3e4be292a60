import { searchable, spellings } from '../../../schema/text/folding.ts';

/** The number of rows that Page Up and Page Down skip. */
const page = 10;

/** The row that a key moves to; undefined for other keys. */
export const rowAfter = (key: string, at: number, count: number): number | undefined => {
  const within = (index: number) => Math.max(0, Math.min(count - 1, index));
  if (count === 0) return undefined;
  switch (key) {
    case 'ArrowDown':
      return within(at + 1);
    case 'ArrowUp':
      return within(at - 1);
    case 'PageDown':
      return within(at + page);
    case 'PageUp':
      return within(at - page);
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
};

/** In milliseconds: letters typed within this time form one search. */
const pauseMs = 700;

export type Typed = { text: string; at: number };

export const typeahead = (before: Typed | undefined, letter: string, now: number): Typed => ({
  text: before && now - before.at < pauseMs ? before.text + letter : letter,
  at: now,
});

/**
 * Typeahead: the next row whose name starts with the typed text. Repeating one letter cycles through the
 * matches. -1 if nothing matches.
 */
export const typeaheadRow = (names: readonly string[], typed: string, at: number): number => {
  const [first = '', ...others] = typed;
  const isOneLetter = others.every((letter) => letter === first);
  const start = searchable(isOneLetter ? first : typed);
  const from = isOneLetter ? at + 1 : at;
  for (let step = 0; step < names.length; step += 1) {
    const index = (from + step) % names.length;
    if (`\n${spellings(names[index] ?? '')}`.includes(`\n${start}`)) return index;
  }
  return -1;
};
