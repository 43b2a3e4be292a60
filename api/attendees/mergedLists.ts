import type { z } from 'zod';
import type { Allergy } from '../../schema/attendees/allergies.ts';
import { listsOfPerson } from '../../schema/inputs/attendees.ts';
import { folded } from '../../schema/text/folding.ts';
import type { AttendeeState } from '../eventPlans/state.ts';
import { parseInput } from '../pipeline/parseInput.ts';
import { isSame } from '../planChange/diff.ts';
import type { FieldEdits } from './commands.ts';

type Item = string | Allergy;
type List = readonly Item[] | Readonly<Record<string, Item>> | null;

/** The items by what tells them apart: words by themselves, allergies by substance, meals by course. */
const itemsOf = (list: List): Map<string, Item> => {
  if (!isWordsOrAllergies(list)) return new Map(Object.entries(list ?? {}));
  const keyOf = (item: Item) => folded(typeof item === 'string' ? item : item.substance);
  return new Map(list.map((item) => [keyOf(item), item]));
};

const isWordsOrAllergies = (list: List): list is readonly Item[] => Array.isArray(list);

/** The list that is there, with what the editor changed of the list as seen. */
export const mergedList = (there: List, seen: List, edited: List): List => {
  const [items, before, after] = [itemsOf(there), itemsOf(seen), itemsOf(edited)];
  for (const key of before.keys()) if (!after.has(key)) items.delete(key);
  for (const [key, item] of after) if (!isSame(item, before.get(key))) items.set(key, item);
  if (items.size === 0) return null;
  return [there, edited].some(isWordsOrAllergies) ? [...items.values()] : Object.fromEntries(items);
};

const fields = Object.keys(listsOfPerson.shape) as (keyof z.output<typeof listsOfPerson>)[];

/**
 * Applies the edits of a guest's lists to the lists that are there now, so that what others added or removed
 * since the editor saw them stays.
 * @throws Refusal BAD_INPUT where a list becomes too long
 */
export const withMergedLists = (
  { tags: tagsNow, person: now }: AttendeeState,
  { seen, ...edits }: FieldEdits,
): FieldEdits => {
  if (!seen) return edits;
  const there = { ...now, tags: tagsNow };
  const given = { ...edits.person, tags: edits.tags };
  const lists = fields.flatMap((field) => {
    const [before, after] = [seen[field], given[field]];
    if (before === undefined || after === undefined) return [];
    return [[field, mergedList(there[field], before, after)]];
  });
  const { tags, ...person } = parseInput(listsOfPerson, Object.fromEntries(lists));
  return {
    ...edits,
    ...(tags !== undefined && { tags: tags ?? [] }),
    person: { ...edits.person, ...person },
  };
};
