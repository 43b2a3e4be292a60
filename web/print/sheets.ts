import { t } from '../texts/en/print.ftl';

/** The kinds of sheets, by the last segment of their address. */
export const sheets = [
  { name: 'seating-plan', title: t('seating-plan') },
  { name: 'guest-list', title: t('guest-list') },
  { name: 'table-lists', title: t('table-lists') },
  { name: 'place-cards', title: t('place-cards') },
  { name: 'table-cards', title: t('table-cards') },
] as const;

export type SheetName = (typeof sheets)[number]['name'];
