import { cleaned } from '../../schema/text/plainText.ts';

/**
 * The items of a typed list, separated by commas, without duplicates. An earlier item that contains a comma
 * stays whole unless it was edited.
 */
export const itemsIn = (typed: string, before: readonly string[]): string[] => {
  const kept = before.filter((item) => item.includes(',') && typed.includes(item));
  const rest = kept.reduce((text, item) => text.replace(item, () => ','), typed);
  const items = [...kept, ...rest.split(',').map(cleaned)].filter((item) => item !== '');
  return [...new Set(items)];
};
