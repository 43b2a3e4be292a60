import { grouped } from '../grouped.ts';
import { folded } from '../text/folding.ts';

/** Removes tags that repeat an earlier one with different letter case. */
export const distinctTags = (tags: readonly string[]): string[] =>
  [...grouped(tags, folded).values()].flatMap((alike) => alike.slice(0, 1));
