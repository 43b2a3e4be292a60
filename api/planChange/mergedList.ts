import type { Allergy } from '../../schema/attendees/allergies.ts';
import { folded } from '../../schema/text/folding.ts';
import { isSame } from './diff.ts';

type Item = string | Allergy;
type List = readonly Item[] | Readonly<Record<string, Item>> | null;

/** List items by their key: words by themselves, allergies by substance, meals by course. */
const itemsOf = (list: List): Map<string, Item> => {
  if (!isWordsOrAllergies(list)) return new Map(Object.entries(list ?? {}));
  const keyOf = (item: Item) => folded(typeof item === 'string' ? item : item.substance);
  return new Map(list.map((item) => [keyOf(item), item]));
};

const isWordsOrAllergies = (list: List): list is readonly Item[] => Array.isArray(list);

/** The present list with the edits that turned the list as seen into the edited one. */
export const mergedList = (there: List, seen: List, edited: List): List => {
  const [items, before, after] = [itemsOf(there), itemsOf(seen), itemsOf(edited)];
  for (const key of before.keys()) if (!after.has(key)) items.delete(key);
  for (const [key, item] of after) if (!isSame(item, before.get(key))) items.set(key, item);
  if (items.size === 0) return null;
  return [there, edited].some(isWordsOrAllergies) ? [...items.values()] : Object.fromEntries(items);
};
