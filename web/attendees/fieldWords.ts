import type { AttendeeRow } from '../../schema/entities/attendee.ts';
import type { MappedField } from '../../schema/imports/columns.ts';
import { t } from '../texts/en/attendeeFields.ftl';

/** The label of a person's field: "LinkedIn URL". */
export const fieldLabel = (field: keyof AttendeeRow): string => t('label', { field });

/** A field's name within a sentence: "LinkedIn address". */
export const fieldWord = (field: string): string => t('word', { field });

/** The label of the control that picks a field's column in a file: "LinkedIn URL is in column". */
export const columnLabel = (column: MappedField): string =>
  t('column', { column: column.replace(' ', '-') });

/** An access need as people read it; any other words stay as they are. */
export const accessNeedLabel = (need: string): string => t('access-need', { need });

/** A diet as people read it; any other words stay as they are. */
export const dietLabel = (diet: string): string => t('diet', { diet });
