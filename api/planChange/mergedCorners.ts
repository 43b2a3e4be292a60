import type { Corner } from '../../schema/entities/floorObject.ts';

type Corners = readonly Corner[];

const isAt = (one: Corner | undefined, other: Corner | undefined): boolean =>
  one?.[0] === other?.[0] && one?.[1] === other?.[1];

const areAt = (some: Corners, others: Corners): boolean =>
  some.length === others.length && some.every((corner, n) => isAt(corner, others[n]));

/** The corners from `start` up to `end` that have become others. */
type Change = { start: number; end: number; to: Corners };

const changeOf = (before: Corners, after: Corners): Change => {
  const most = Math.min(before.length, after.length);
  let start = 0;
  while (start < most && isAt(before[start], after[start])) start += 1;
  let same = 0;
  while (same < most - start && isAt(before.at(-1 - same), after.at(-1 - same))) same += 1;
  return { start, end: before.length - same, to: after.slice(start, after.length - same) };
};

/**
 * Applies the edits of corners as seen to those that are there. Once either has added or removed some, both are kept
 * where each has changed another stretch of the walls; else nobody can tell which corner is which, and it is null.
 */
export const mergedCorners = (there: Corners, seen: Corners, edited: Corners): Corners | null => {
  if (areAt(there, seen)) return edited;
  if (areAt(edited, seen) || areAt(edited, there)) return there;
  if ([there, edited].every(({ length }) => length === seen.length))
    return edited.map((corner, n) => (isAt(corner, seen[n]) ? (there[n] as Corner) : corner));
  const [first, second] = [changeOf(seen, there), changeOf(seen, edited)].sort(
    (one, other) => one.start - other.start || one.end - other.end,
  ) as [Change, Change];
  const isSameStretch = first.start === second.start && first.end === second.end;
  const isOfAll = [first, second].some(({ start, end }) => end - start === seen.length);
  if (isSameStretch || isOfAll || first.end > second.start) return null;
  return [
    ...seen.slice(0, first.start),
    ...first.to,
    ...seen.slice(first.end, second.start),
    ...second.to,
    ...seen.slice(second.end),
  ];
};
