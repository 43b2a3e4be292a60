import type { AttendeeRow } from '../../schema/entities/attendee.ts';
import type { MappedField } from '../../schema/imports/columns.ts';
import { t } from '../texts/en/attendeeFields.ftl';

/** What stands beside a field of a person: "LinkedIn URL". */
export const fieldLabel = (field: keyof AttendeeRow): string => t('label', { field });

/** A field within a sentence: "LinkedIn address". */
export const fieldWord = (field: string): string => t('word', { field });

/** What asks for the column of a file: "LinkedIn URL is in column". */
export const columnLabel = (column: MappedField): string => t('column', { column });

/** A diet as people read it; their own words as they are. */
export const dietLabel = (diet: string): string => t('diet', { diet });
