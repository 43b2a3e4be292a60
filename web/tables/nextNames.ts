import { namesCounted, nextNumber, usualPattern } from '../../schema/tables/tableNames.ts';
import { t } from '../texts/en/tables.ftl';

/** Names for `count` new tables, which continue the last name that ends in a number. */
export const nextNames = (tables: readonly { name: string }[], count: number): string[] => {
  const names = tables.map(({ name }) => name);
  const pattern = usualPattern(names) ?? t('usual-name', { number: '{n}' });
  return namesCounted(pattern, nextNumber(pattern, names), count);
};
