import { type SheetRecipient, sheetRecipients } from '../../../schema/vocabulary.ts';
import { t } from '../../texts/en/issuedSheets.ftl';
import type { SelectOption } from '../../ui/Select.tsx';

/** The recipient of a printed sheet. Sheets that members print for themselves are not recorded. */
export type PrintedFor = SheetRecipient | 'onlyMe';

/** The possible recipients, the member first. */
export const recipientOptions: readonly SelectOption<PrintedFor>[] = [
  { value: 'onlyMe', label: t('only-me') },
  ...sheetRecipients.map((to) => ({ value: to, label: t('to', { to }) })),
];
