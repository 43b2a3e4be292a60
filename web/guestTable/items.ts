import { cleaned } from '../../schema/text/plainText.ts';

/**
 * The items of a list as it is typed, separated by commas, each once. An item of before that has a comma
 * in it stays whole where it is left as it was.
 */
export const itemsIn = (typed: string, before: readonly string[]): string[] => {
  const kept = before.filter((item) => item.includes(',') && typed.includes(item));
  const rest = kept.reduce((text, item) => text.replace(item, () => ','), typed);
  const items = [...kept, ...rest.split(',').map(cleaned)].filter((item) => item !== '');
  return [...new Set(items)];
};
