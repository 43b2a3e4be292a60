import { type Command, planStream } from './command.ts';
import type { Draw, Kinds } from './kind.ts';
import { arrangementKinds } from './kinds/arrangements.ts';
import { attendeeKinds } from './kinds/attendees.ts';
import { cardDesignKinds } from './kinds/cardDesigns.ts';
import { draftKinds } from './kinds/drafts.ts';
import { eventKinds } from './kinds/events.ts';
import { floorObjectKinds } from './kinds/floorObjects.ts';
import { guestFieldKinds } from './kinds/guestFields.ts';
import { guestListKinds } from './kinds/guestLists.ts';
import { issuedSheetKinds } from './kinds/issuedSheets.ts';
import { memberKinds } from './kinds/members.ts';
import { menuKinds } from './kinds/menus.ts';
import { placementKinds } from './kinds/placement.ts';
import { roomKinds } from './kinds/rooms.ts';
import { seatingProposalKinds } from './kinds/seatingProposals.ts';
import { seatingRuleKinds } from './kinds/seatingRules.ts';
import { tableKinds } from './kinds/tables.ts';

/** Every kind of change, over REST and GraphQL. */
const kinds: Kinds = {
  ...eventKinds,
  ...attendeeKinds,
  ...guestListKinds,
  ...menuKinds,
  ...guestFieldKinds,
  ...placementKinds,
  ...tableKinds,
  ...floorObjectKinds,
  ...roomKinds,
  ...issuedSheetKinds,
  ...cardDesignKinds,
  ...seatingRuleKinds,
  ...seatingProposalKinds,
  ...arrangementKinds,
  ...draftKinds,
  ...memberKinds,
};

const muchMore = 8;

/** A random command. Frequent kinds are more likely, and the named ones still more. */
export const drawCommand = (draw: Draw, often: readonly string[] = []): Command => {
  const all = Object.entries(kinds).map(([kind, { weight, draw: of }]) => ({
    kind,
    weight: often.includes(kind) ? weight * muchMore : weight,
    of,
  }));
  let left = draw.random.next() * all.reduce((sum, { weight }) => sum + weight, 0);
  for (const { kind, weight, of } of all) {
    left -= weight;
    const drawn = left < 0 ? of(draw) : undefined;
    if (drawn) return { kind, stream: planStream(draw.plan.eventId), ...drawn };
  }
  return drawCommand(draw, often);
};
