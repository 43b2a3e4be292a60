import { searchable } from '../../../schema/folding.ts';
import { matching } from '../people/search.ts';
import type { TableView } from '../planView.ts';
import type { Attendee } from '../seatingPlan.ts';

/** The tables whose name contains the typed text, or whose occupants match it. */
export const tablesMatching = (
  tables: readonly TableView[],
  typed: string,
): readonly TableView[] => {
  const words = searchable(typed).split(/\s+/).filter(Boolean);
  if (words.length === 0) return tables;
  return tables.filter(({ table, people }) => {
    const name = searchable(table.name);
    const occupants = people.filter((person): person is Attendee => person !== undefined);
    return words.every((word) => name.includes(word)) || matching(occupants, typed).length > 0;
  });
};
