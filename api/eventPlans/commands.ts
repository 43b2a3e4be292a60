import type { EventDetails } from '../../schema/domainEvents.ts';
import type { SavedSeatingCommand } from '../arrangements/commands.ts';
import type { AttendeeCommand } from '../attendees/commands.ts';
import type { DraftCommand } from '../drafts/commands.ts';
import type { HistoryCommand } from '../history/commands.ts';
import type { PlacementCommand } from '../placement/commands.ts';
import type { TableCommand } from '../tables/commands.ts';

export type EventCommand =
  | { type: 'CreateEventPlan'; eventId: string; ownerId: string; details: EventDetails }
  | { type: 'EditEventPlan'; eventId: string; changes: Partial<EventDetails> }
  | { type: 'DeleteEventPlan'; eventId: string };

/** Everything that is decided on one event plan's stream. */
export type EventPlanCommand =
  | EventCommand
  | AttendeeCommand
  | TableCommand
  | PlacementCommand
  | HistoryCommand
  | SavedSeatingCommand
  | DraftCommand;
