import { nextNumber, numberMark, usualPattern } from '../../schema/tables/tableNames.ts';
import { t } from '../texts/en/tables.ftl';

/** The name of a new table, which continues the last name that ends in a number. */
export const nextName = (tables: readonly { name: string }[]): string => {
  const names = tables.map(({ name }) => name);
  const pattern = usualPattern(names) ?? t('usual-name', { number: numberMark });
  return pattern.replaceAll(numberMark, String(nextNumber(pattern, names)));
};
