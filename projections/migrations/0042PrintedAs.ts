import { bySql } from './bySql.ts';

/** The options with which an issued sheet was printed. For earlier sheets they were not recorded. */
export const printedAs = bySql('ALTER TABLE read.issued_sheets ADD COLUMN printed_as jsonb');
