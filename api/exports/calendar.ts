import ical, { ICalEventStatus } from 'ical-generator';
import type { EventRow } from '../../schema/entities/event.ts';
import { Refusal } from '../../schema/refusal.ts';

/** Not negative, even if the clock was set back. */
const secondsBetween = (from: string, to: string): number =>
  Math.max(0, Math.floor((Date.parse(to) - Date.parse(from)) / 1_000));

/**
 * An event for a calendar: its name, times and place, and whether it is cancelled. The same event always has
 * the same id, so that importing the file again updates the calendar's entry.
 * @throws Refusal CONFLICT if the event has no date
 */
export const calendarOf = (event: EventRow): string => {
  const { id, name, description, startDate, endDate, location, updatedAt, createdAt } = event;
  const isCancelled = event.status === 'cancelled';
  if (!startDate) throw new Refusal('CONFLICT', 'The event has no date yet');
  const calendar = ical({ prodId: { company: 'Dinner Seating Planner', product: 'events' } });
  calendar.createEvent({
    id: `${id}@dinner-seating-planner`,
    summary: name,
    description,
    location,
    status: isCancelled ? ICalEventStatus.CANCELLED : null,
    start: new Date(startDate),
    end: endDate ? new Date(endDate) : null,
    // The time of the last change, so that the same content gives the same bytes.
    stamp: new Date(updatedAt),
    // Calendars ignore a file with a lower number than that of their entry (RFC 5545, section 3.8.7.4).
    sequence: secondsBetween(createdAt, updatedAt),
    created: new Date(createdAt),
    lastModified: new Date(updatedAt),
  });
  return `${calendar.toString()}\r\n`;
};
