import type { CardKind } from '../entities/cardDesign.ts';
import type { SheetKind } from '../vocabulary.ts';

/** The kinds of cards on a sheet; none if it has no cards. Badges are part of the place cards. */
export const cardKindsOf = (sheet: SheetKind): readonly CardKind[] => {
  if (sheet === 'placeCards') return ['place', 'badge'];
  if (sheet === 'tableCards') return ['table'];
  return sheet === 'escortCards' ? ['escort'] : [];
};
