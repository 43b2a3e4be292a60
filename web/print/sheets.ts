import { t } from '../texts/en/print.ftl';

/** What can be printed, by the last part of its address. */
export const sheets = [
  { name: 'seating-plan', title: t('seating-plan') },
  { name: 'guest-list', title: t('guest-list') },
  { name: 'table-lists', title: t('table-lists') },
  { name: 'place-cards', title: t('place-cards') },
  { name: 'table-cards', title: t('table-cards') },
] as const;

export type SheetName = (typeof sheets)[number]['name'];
