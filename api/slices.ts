import { analytics } from './analytics/slice.ts';
import { arrangements } from './arrangements/slice.ts';
import { attendees } from './attendees/slice.ts';
import { attention } from './attention/slice.ts';
import { audit } from './audit/slice.ts';
import { cardDesigns } from './cardDesigns/slice.ts';
import { drafts } from './drafts/slice.ts';
import { erasure } from './erasure/slice.ts';
import { eventPlans } from './eventPlans/slice.ts';
import { exports } from './exports/slice.ts';
import { floorObjects } from './floorObjects/slice.ts';
import { guestFields } from './guestFields/slice.ts';
import { guestLists } from './guestLists/slice.ts';
import { comparison } from './history/compare/slice.ts';
import { moments } from './history/moments/slice.ts';
import { history } from './history/slice.ts';
import { issuedSheets } from './issuedSheets/slice.ts';
import { kitchen } from './kitchen/slice.ts';
import { members } from './members/slice.ts';
import { menus } from './menus/slice.ts';
import { parties } from './parties/slice.ts';
import { placement } from './placement/slice.ts';
import { plusOnes } from './plusOnes/slice.ts';
import { presence } from './presence/slice.ts';
import { replies } from './replies/slice.ts';
import { rooms } from './rooms/slice.ts';
import { seatingProposals } from './seatingProposals/slice.ts';
import { seatingRules } from './seatingRules/slice.ts';
import { sheets } from './sheets/slice.ts';
import type { Slice } from './slice.ts';
import { tables } from './tables/slice.ts';

/** All slices of the product. A slice that is not listed is not served. */
export const slices: readonly Slice[] = [
  members,
  audit,
  eventPlans,
  history,
  comparison,
  moments,
  analytics,
  attendees,
  plusOnes,
  parties,
  replies,
  guestLists,
  menus,
  guestFields,
  kitchen,
  attention,
  tables,
  floorObjects,
  rooms,
  placement,
  seatingProposals,
  seatingRules,
  arrangements,
  issuedSheets,
  sheets,
  cardDesigns,
  drafts,
  erasure,
  exports,
  presence,
];
