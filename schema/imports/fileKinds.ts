export type GuestFileKind = 'text' | 'workbook' | 'vCard';

/** The recorded kind of a list, by the kind of its file. */
export const listKindOf = { text: 'csv', vCard: 'vcard', workbook: 'xlsx' } as const;
