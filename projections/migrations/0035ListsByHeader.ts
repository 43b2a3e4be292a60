import { bySql } from './bySql.ts';

/** The header by which lists are distinguished. */
export const listsByHeader = bySql('ALTER TABLE read.import_steps ADD COLUMN header_print text');
