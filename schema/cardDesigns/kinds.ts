import type { CardKind } from '../entities/cardDesign.ts';
import type { SheetKind } from '../vocabulary.ts';

/** The kinds of cards that a sheet is printed with; none where it has no cards. Badges go with the place cards. */
export const cardKindsOf = (sheet: SheetKind): readonly CardKind[] => {
  if (sheet === 'placeCards') return ['place', 'badge'];
  if (sheet === 'tableCards') return ['table'];
  return sheet === 'escortCards' ? ['escort'] : [];
};
