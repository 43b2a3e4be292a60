import { sheetNames } from '../../schema/sheets/sheetNames.ts';
import type { SheetKind } from '../../schema/vocabulary.ts';
import { t } from '../texts/en/print.ftl';

type Sheet = {
  kind: SheetKind;
  /** The last segment of its address. */
  name: string;
  title: string;
  /** Cards can be reprinted selectively; lists and plans are always printed in full. */
  hasCards: boolean;
  /** Some of its tables can be printed alone. */
  isByTable: boolean;
};

/** The kinds of sheets. */
export const sheets = [
  {
    kind: 'seatingPlan',
    name: sheetNames.seatingPlan,
    title: t('seating-plan'),
    hasCards: false,
    isByTable: false,
  },
  {
    kind: 'guestList',
    name: sheetNames.guestList,
    title: t('guest-list'),
    hasCards: false,
    isByTable: false,
  },
  {
    kind: 'tableLists',
    name: sheetNames.tableLists,
    title: t('table-lists'),
    hasCards: false,
    isByTable: true,
  },
  {
    kind: 'placeCards',
    name: sheetNames.placeCards,
    title: t('place-cards'),
    hasCards: true,
    isByTable: true,
  },
  {
    kind: 'tableCards',
    name: sheetNames.tableCards,
    title: t('table-cards'),
    hasCards: true,
    isByTable: true,
  },
  {
    kind: 'escortCards',
    name: sheetNames.escortCards,
    title: t('escort-cards'),
    hasCards: false,
    isByTable: true,
  },
  {
    kind: 'doorList',
    name: sheetNames.doorList,
    title: t('door-list'),
    hasCards: false,
    isByTable: false,
  },
  {
    kind: 'kitchen',
    name: sheetNames.kitchen,
    title: t('kitchen'),
    hasCards: false,
    isByTable: false,
  },
] as const satisfies readonly Sheet[];

export const sheetOf = (kind: SheetKind): Sheet =>
  sheets.find((sheet) => sheet.kind === kind) as Sheet;
