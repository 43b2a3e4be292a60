import { bySql } from './bySql.ts';

/** The tables on a sheet that was issued of some only. Sheets issued before are of all. */
export const issuedTables = bySql('ALTER TABLE read.issued_sheets ADD COLUMN table_ids text[]');
