import { t } from '../texts/en/history.ftl';
import { listText } from '../texts/formats.ts';

/** The most names that fit into a sentence. */
const mostNamed = 20;

/** "Ada, Ben and 3 others": `names` are the first of `count`. */
export const someNames = (names: readonly string[], count = names.length): string => {
  const named = names.slice(0, mostNamed);
  const others = count - named.length;
  return listText(others > 0 ? [...named, t('others', { count: others })] : named);
};
