import { sheetNames } from '../../schema/sheets/sheetNames.ts';
import type { SheetKind } from '../../schema/vocabulary.ts';
import { t } from '../texts/en/printMenu.ftl';

const titles: Record<SheetKind, string> = {
  seatingPlan: t('seating-plan'),
  guestList: t('guest-list'),
  tableLists: t('table-lists'),
  placeCards: t('place-cards'),
  tableCards: t('table-cards'),
  escortCards: t('escort-cards'),
  doorList: t('door-list'),
  kitchen: t('kitchen'),
};

const byTable: readonly SheetKind[] = ['tableLists', 'placeCards', 'tableCards', 'escortCards'];

export const sheetOf = (kind: SheetKind) => ({
  kind,
  /** The last segment of the address. */
  name: sheetNames[kind],
  title: titles[kind],
  /** Whether some of its tables can be printed alone. */
  isByTable: byTable.includes(kind),
});

/** The kinds of sheets, in the order of the menu. */
export const sheets = (Object.keys(titles) as SheetKind[]).map(sheetOf);
