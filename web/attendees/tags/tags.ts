import { isEventMarker } from '../../../schema/ids.ts';
import { folded } from '../../../schema/text/folding.ts';
import { cleaned } from '../../../schema/text/plainText.ts';

/** The tags that people gave. Leaves out the event's marker, which the planner sets. */
export const freeTagsOf = (tags: readonly string[]): string[] =>
  tags.filter((tag) => !isEventMarker(tag));

const alike = (a: string, b: string) => folded(a) === folded(b);

/** Adds typed tags, separated by commas. Skips duplicates and markers. */
export const withTags = (tags: readonly string[], typed: string): string[] => {
  const next = [...tags];
  for (const part of typed.split(',')) {
    const tag = cleaned(part);
    const isNew = tag !== '' && !isEventMarker(tag) && !next.some((one) => alike(one, tag));
    if (isNew) next.push(tag);
  }
  return next;
};

export const withoutTag = (tags: readonly string[], gone: string): string[] =>
  tags.filter((tag) => tag !== gone);
