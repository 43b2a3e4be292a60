import { bySql } from './bySql.ts';

/** The tables on a sheet that was issued for some tables only. Earlier sheets are for all tables. */
export const issuedTables = bySql('ALTER TABLE read.issued_sheets ADD COLUMN table_ids text[]');
