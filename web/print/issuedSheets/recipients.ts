import { type SheetRecipient, sheetRecipients } from '../../../schema/vocabulary.ts';
import { t } from '../../texts/en/issuedSheets.ftl';
import type { SelectOption } from '../../ui/Select.tsx';

/** For whom a sheet is printed. What members print for themselves is not recorded. */
export type PrintedFor = SheetRecipient | 'onlyMe';

/** For whom a sheet may be printed, the member first. */
export const recipientOptions: readonly SelectOption<PrintedFor>[] = [
  { value: 'onlyMe', label: t('only-me') },
  ...sheetRecipients.map((to) => ({ value: to, label: t('to', { to }) })),
];
