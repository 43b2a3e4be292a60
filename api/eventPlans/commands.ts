import type { EventDetails } from '../../schema/planFacts.ts';
import type { SavedSeatingCommand } from '../arrangements/commands.ts';
import type { AttendeeCommand } from '../attendees/commands.ts';
import type { FloorObjectCommand } from '../floorObjects/commands.ts';
import type { GuestFieldCommand } from '../guestFields/commands.ts';
import type { GuestListCommand } from '../guestLists/commands.ts';
import type { HistoryCommand } from '../history/commands.ts';
import type { MenuCommand } from '../menus/commands.ts';
import type { PlacementCommand } from '../placement/commands.ts';
import type { PlusOneCommand } from '../plusOnes/commands.ts';
import type { ReplyCommand } from '../replies/commands.ts';
import type { RoomCommand } from '../rooms/commands.ts';
import type { SeatingRuleCommand } from '../seatingRules/commands.ts';
import type { TableCommand } from '../tables/commands.ts';

export type EventCommand =
  | { type: 'CreateEventPlan'; eventId: string; ownerId: string; details: EventDetails }
  | { type: 'EditEventPlan'; eventId: string; changes: Partial<EventDetails> }
  | { type: 'DeleteEventPlan'; eventId: string };

/**
 * The commands on an event plan's stream. A slice that can be left out has its own commands there, and a
 * decider that shares the plan's fold (see api/drafts/decider.ts).
 */
export type EventPlanCommand =
  | EventCommand
  | AttendeeCommand
  | PlusOneCommand
  | ReplyCommand
  | GuestListCommand
  | MenuCommand
  | GuestFieldCommand
  | TableCommand
  | FloorObjectCommand
  | RoomCommand
  | PlacementCommand
  | SeatingRuleCommand
  | HistoryCommand
  | SavedSeatingCommand;
