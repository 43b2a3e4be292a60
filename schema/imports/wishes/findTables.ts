import { limits } from '../../limits.ts';
import { searchable } from '../../text/folding.ts';
import { byName, type Found } from './findPeople.ts';

/** The only number in a name: 5 in "Table 5", "Tisch 05" and "5"; none in "Table 5b". */
const numberIn = (name: string): string | undefined =>
  /^(?:\D*[^\d\p{L}])?0*(\d{1,6})(?:[^\d\p{L}]\D*)?$/u.exec(name.trim())?.[1];

/** Words for a table, in the languages of the guessed column names. */
const words = [
  ...['table', 'tisch', 'tafel', 'mesa', 'tavolo', 'bord', 'stol', 'stolik', 'stul', 'poyta'],
  ...['masa', 'стол', 'τραπεζι', 'テーブル', '桌', '테이블', 'طاولة', 'الطاولة', 'שולחן'],
].map(searchable);

/** A table by its number, whatever the word before it: "5", "No. 5", "Tisch 5", "5番" and "5号桌". */
const onlyNumber = new RegExp(
  `^(?:${words.join('|')})?[ .:#°]*(?:no|nr|number|nummer|n)?[ .:#°]*0*(\\d{1,6})(?:番|号桌|號桌|号|號|桌|${searchable('번')})?$`,
);

/** Finds tables by name, otherwise by the number in their name. */
export const byNameOrNumber = (tables: readonly { id: string; name: string }[]): Found => {
  const named = byName(tables);
  const numbered = byName(tables.map(({ id, name }) => ({ id, name: numberIn(name) ?? '' })));
  return (text) => {
    const found = named(text);
    if (found.size > 0 || text.length > limits.tableName) return found;
    const number = onlyNumber.exec(searchable(text))?.[1];
    return number === undefined ? found : numbered(number);
  };
};
