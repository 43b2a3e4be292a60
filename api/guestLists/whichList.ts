import type { ListSource } from '../../schema/domainEvents.ts';

/** Stands for a list without a known header, which may be any list. */
export const unnamedList = 'any';
const pastedList = 'paste';

/**
 * Identifies the list of a source. Files with the same header are one list, whatever their kind; pasted lines
 * are another.
 */
export const listOf = ({
  kind,
  headerPrint,
}: {
  kind: ListSource['kind'] | 'api';
  headerPrint: string | null;
}): string => headerPrint ?? (kind === pastedList ? pastedList : unnamedList);

/** Whether a person on these lists is known to be on this list. */
export const isOnList = (lists: readonly string[], list: string): boolean =>
  lists.includes(list) || (list === unnamedList && lists.length > 0);

/** Whether a person on these lists counts as missing if this list no longer contains them. */
export const isExpectedOn = (lists: readonly string[], list: string): boolean =>
  isOnList(lists, list) || (list !== pastedList && lists.includes(unnamedList));

/** A person's lists after one of them turned out to contain them or not. */
export const listsAfter = (
  lists: readonly string[],
  list: string,
  isListed: boolean,
): readonly string[] => {
  if (list === unnamedList) {
    if (!isListed) return [];
    return lists.length > 0 ? lists : [unnamedList];
  }
  // A list without a known header may be this one.
  const others = lists.filter((other) => other !== list && other !== unnamedList);
  return isListed ? [...others, list] : others;
};
