import type { EventStatus } from '../../schema/vocabulary.ts';
import type { EventCardFragment } from '../gql/graphql.ts';
import { fromLocalField, toLocalField } from '../ui/localField.ts';

/** The form's values as typed. */
export type EventFormValues = {
  name: string;
  description: string;
  location: string;
  startDate: string;
  endDate: string;
  maxAttendees: string;
  status: EventStatus;
  isPublic: boolean;
};

export const valuesOf = (event: EventCardFragment | undefined): EventFormValues => ({
  name: event?.name ?? '',
  description: event?.description ?? '',
  location: event?.location ?? '',
  startDate: toLocalField(event?.startDate),
  endDate: toLocalField(event?.endDate),
  maxAttendees: event?.maxAttendees ? String(event.maxAttendees) : '',
  status: event?.status ?? 'active',
  isPublic: event?.isPublic ?? false,
});

/**
 * Converts to the server's input: null clears a field, or leaves it unset for a new event.
 * @param event the edited event
 */
export const inputOf = (values: EventFormValues, event?: EventCardFragment) => ({
  ...values,
  description: values.description.trim() || null,
  location: values.location.trim() || null,
  startDate: timeOf(values.startDate, event?.startDate),
  endDate: timeOf(values.endDate, event?.endDate),
  maxAttendees: values.maxAttendees.trim() === '' ? null : Number(values.maxAttendees),
});

/**
 * An unedited time stays as it is, because its field shows no seconds and cannot tell which hour is meant
 * when clocks go back.
 */
const timeOf = (text: string, before: string | null | undefined): string | null =>
  before && text === toLocalField(before) ? before : fromLocalField(text);
