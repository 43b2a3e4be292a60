import type { ListSource } from '../domainEvents.ts';

/** A list whose header nobody told: it may be any. */
export const unnamedList = 'any';
const pastedList = 'paste';

/**
 * Which list a source is: files of one header are one list, whatever their kind, and pasted lines are
 * another one.
 */
export const listOf = ({
  kind,
  headerPrint,
}: {
  kind: ListSource['kind'] | 'api';
  headerPrint: string | null;
}): string => headerPrint ?? (kind === pastedList ? pastedList : unnamedList);

/** Whether it is known of somebody with these lists that this one has them. */
export const isOnList = (lists: readonly string[], list: string): boolean =>
  lists.includes(list) || (list === unnamedList && lists.length > 0);

/** Whether somebody with these lists is missing where this one has them no more. */
export const isExpectedOn = (lists: readonly string[], list: string): boolean =>
  isOnList(lists, list) || (list !== pastedList && lists.includes(unnamedList));

/** The lists of somebody after one of them told whether it has them. */
export const listsAfter = (
  lists: readonly string[],
  list: string,
  isListed: boolean,
): readonly string[] => {
  if (list === unnamedList) {
    if (!isListed) return [];
    return lists.length > 0 ? lists : [unnamedList];
  }
  // A list that was unnamed is this one, as far as anybody knows.
  const others = lists.filter((other) => other !== list && other !== unnamedList);
  return isListed ? [...others, list] : others;
};
