import { arrangementsProjector } from './arrangements/projector.ts';
import { attendeesProjector } from './attendees/projector.ts';
import { memberStepsProjector } from './audit/memberSteps.ts';
import { auditProjector } from './audit/projector.ts';
import { cardDesignsProjector } from './cardDesigns/projector.ts';
import type { Projector } from './engine/projector.ts';
import { eventsProjector } from './eventPlans/projector.ts';
import { floorObjectsProjector } from './floorObjects/projector.ts';
import { guestFieldsProjector } from './guestFields/projector.ts';
import { guestListsProjector } from './guestLists/projector.ts';
import { historyProjector } from './history/projector.ts';
import { issuedSheetsProjector } from './issuedSheets/projector.ts';
import { usersProjector } from './members/projector.ts';
import { menusProjector } from './menus/projector.ts';
import { seatsProjector } from './placement/projector.ts';
import { roomsProjector } from './rooms/projector.ts';
import { seatingProposalsProjector } from './seatingProposals/projector.ts';
import { seatingRulesProjector } from './seatingRules/projector.ts';
import { tablesProjector } from './tables/projector.ts';

/** All projectors. Together they handle every domain event that a read model shows. */
export const projectors: readonly Projector[] = [
  eventsProjector,
  attendeesProjector,
  tablesProjector,
  seatsProjector,
  seatingRulesProjector,
  floorObjectsProjector,
  roomsProjector,
  menusProjector,
  guestFieldsProjector,
  arrangementsProjector,
  seatingProposalsProjector,
  issuedSheetsProjector,
  cardDesignsProjector,
  historyProjector,
  guestListsProjector,
  usersProjector,
  auditProjector,
  memberStepsProjector,
];
