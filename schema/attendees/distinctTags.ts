import { grouped } from '../grouped.ts';
import { folded } from '../text/folding.ts';

/** Tags without those that repeat an earlier one in other letters. */
export const distinctTags = (tags: readonly string[]): string[] =>
  [...grouped(tags, folded).values()].flatMap((alike) => alike.slice(0, 1));
