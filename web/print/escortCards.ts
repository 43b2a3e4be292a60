import type { PlanView } from '../seating/planView.ts';
import { grouped, guestsWithHosts, partyKey } from './parties.ts';

export type EscortCard = { key: string; names: string[]; table: string };

/**
 * The cards that lead seated guests to their tables, by name: one for each person, or one for those of a
 * party who share a table.
 */
export const escortCardsOf = (view: PlanView, each: 'party' | 'person'): EscortCard[] => {
  const seated = guestsWithHosts(view).flatMap(({ person, table }) => {
    const tableId = view.seatOf.get(person.id)?.tableId;
    return table === undefined ? [] : [{ person, table, tableId }];
  });
  const cards = grouped(seated, ({ person, tableId }) =>
    each === 'person' ? person.id : `${partyKey(person)} at ${tableId}`,
  );
  return [...cards].map(([key, group]) => ({
    key,
    names: group.map(({ person }) => person.name),
    table: group[0]?.table ?? '',
  }));
};
