export type GuestFileKind = 'text' | 'workbook' | 'vCard';

/** How a list that came in such a file is remembered. */
export const listKindOf = { text: 'csv', vCard: 'vcard', workbook: 'xlsx' } as const;
