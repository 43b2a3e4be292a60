import type { Allergy } from '../../../schema/attendees/allergies.ts';
import type { Reply } from '../../../schema/attendees/replies.ts';
import type { AttendeeRow } from '../../../schema/entities/attendee.ts';
import type { EventColumn, EventValue } from '../../../schema/imports/eventColumns.ts';
import { type AttendeeRole, attendeeRoleLabel } from '../../../schema/vocabulary.ts';
import { allergyText } from '../../attendees/allergies/allergyWords.ts';
import { accessNeedLabel, dietLabel, fieldLabel } from '../../attendees/fieldWords.ts';
import { replyText } from '../../replies/replyText.ts';
import { t } from '../../texts/en/merge.ftl';
import { listText } from '../../texts/formats.ts';

const entryText: Readonly<Record<string, (entry: never) => string>> = {
  diets: (entry: string) => dietLabel(entry),
  access: (entry: string) => accessNeedLabel(entry),
  allergies: (entry: Allergy) => allergyText(entry),
};

const columnOfEvent = (field: string, eventColumns: readonly EventColumn[]) =>
  eventColumns.find(({ key }) => key === field);

export const cellLabel = (field: string, eventColumns: readonly EventColumn[]): string =>
  columnOfEvent(field, eventColumns)?.names[0] ?? fieldLabel(field as keyof AttendeeRow);

/** The value of a cell as people read it. */
export const cellText = (
  field: string,
  value: unknown,
  eventColumns: readonly EventColumn[],
): string => {
  if (Array.isArray(value)) {
    const text = entryText[field] as ((entry: unknown) => string) | undefined;
    return listText(value.map((entry) => (text ? text(entry) : String(entry))));
  }
  if (field === 'reply') return replyText((value as Reply | null) ?? 'none');
  if (value === null || value === undefined || value === '') return t('nothing');
  const own = columnOfEvent(field, eventColumns);
  if (own) return own.textOf(value as EventValue);
  return field === 'attendeeRole' ? attendeeRoleLabel(value as AttendeeRole) : String(value);
};
