import { registerEnumType } from 'type-graphql';
import { allergySeverities } from '../../schema/attendees/allergies.ts';
import { attentionKinds } from '../../schema/attendees/attention.ts';
import { replies } from '../../schema/attendees/replies.ts';
import { placementKinds } from '../../schema/entities/placement.ts';
import { fieldKinds } from '../../schema/guestFields/fieldKinds.ts';
import { ifKnownChoices } from '../../schema/inputs/attendees.ts';
import { ifTaken } from '../../schema/inputs/placement.ts';
import { rulePresets } from '../../schema/seatingRules/rulePresets.ts';
import {
  besideHows,
  pairSources,
  ruleKinds,
  ruleLevels,
} from '../../schema/seatingRules/seatingRules.ts';
import { cardHolders, cardOrders, escortCardsFor } from '../../schema/sheets/choices.ts';
import { paperNames, turns } from '../../schema/sheets/papers.ts';
import { waysToArrange } from '../../schema/tables/arranged.ts';
import {
  attendeeRoles,
  demoStatuses,
  eventStatuses,
  everyLayout,
  floorObjectKinds,
  floorShapes,
  memberRoles,
  membershipLevels,
  opportunityAnswers,
  roomUnits,
  sheetKinds,
  sheetRecipients,
  tableLayouts,
} from '../../schema/vocabulary.ts';

const enums = new Map<string, object>();
const keyOf = (words: readonly string[]): string => words.filter((word) => word !== '').join();

/** The GraphQL enum of a word list; undefined if GraphQL types the list as text. */
export const enumOfWords = (words: readonly string[]): object | undefined =>
  enums.get(keyOf(words));

/** Registers a closed word list as a GraphQL enum whose values are the words themselves. */
export const enumOf = <Word extends string>(
  name: string,
  words: readonly Word[],
  description: string,
) => {
  const values = Object.fromEntries(words.map((word) => [word, word])) as { [W in Word]: W };
  registerEnumType(values, { name, description });
  enums.set(keyOf(words), values);
  return values;
};

export const AttendeeRole = enumOf(
  'AttendeeRole',
  attendeeRoles,
  'What an attendee is to the host. `opportunity` is shown as "Customer".',
);

enumOf(
  'Reply',
  replies,
  'What somebody answered to the invitation. `no` and `cancelled` decline it.',
);

enumOf('FieldKind', fieldKinds, 'What a custom field of an event holds.');

enums.set(
  // Inputs that take the documented layouts alone share the type; the schema of the input says which.
  keyOf(tableLayouts),
  enumOf(
    'TableLayout',
    everyLayout,
    'The shape of a table. `row` is chairs side by side without a table. `addTable` takes the first three.',
  ),
);

enumOf(
  'ArrangeHow',
  waysToArrange,
  'How several tables are arranged; edges are those of their chairs.',
);

enumOf('FloorObjectKind', floorObjectKinds, 'What stands in a room besides tables.');

enumOf(
  'FloorShapeType',
  floorShapes,
  'The shape of an object: `point` has no extent, `path` is a line or the edge of an area.',
);

enumOf(
  'RoomUnits',
  roomUnits,
  'How the measures of a room are shown. They are kept in centimetres.',
);

enumOf('SheetKind', sheetKinds, 'What is printed of an event.');

enumOf('PaperName', paperNames, 'A size of paper.');

enumOf('Orientation', turns, 'How paper lies.');

enumOf('CardOrder', cardOrders, 'In which order place cards are printed.');

enumOf('CardHolders', cardHolders, 'Who gets a place card.');

enumOf('EscortCardFor', escortCardsFor, 'Whom an escort card is for.');

enumOf('SheetRecipient', sheetRecipients, 'For whom a sheet is printed.');

enumOf('EventStatus', eventStatuses, 'Where an event stands.');

enumOf('MemberRole', memberRoles, 'What a member may do.');

enumOf(
  'MembershipLevel',
  membershipLevels,
  'The level of membership: shown as a badge, it permits nothing.',
);

enumOf(
  'OpportunityAnswer',
  opportunityAnswers,
  'Whether there is an open sales opportunity with an attendee.',
);

enumOf('DemoStatus', demoStatuses, 'Whether an attendee has had a demonstration or is going to.');

enumOf(
  'AllergySeverity',
  allergySeverities,
  'What a substance does to a guest, the mildest first. `anaphylaxis` can kill.',
);

export const PlacementKind = enumOf(
  'PlacementKind',
  placementKinds,
  'Where an attendee is: exactly one of the three at any time.',
);

enumOf(
  'IfTaken',
  ifTaken.options,
  'When someone sits on the seat: refuse with SEAT_TAKEN, or return them to the pool.',
);

enumOf(
  'IfKnown',
  ifKnownChoices,
  'What becomes of who is in the event already, or twice in the list: they are added again; left out; nobody is imported and ATTENDEE_KNOWN says who it is about; or they are changed to what the list says of them, where fields that are left out stay.',
);

enumOf(
  'AttentionKind',
  attentionKinds,
  'What needs attention: somebody who declined has a seat; somebody seated with an allergy or a diet has not chosen of every course; a plus-one has no name; a party sits at more than one table; a reply is missing while others have replied.',
);

enumOf('ImportSource', ['csv', 'paste', 'api'], 'What an import was read from.');

enumOf('RuleKind', ruleKinds, 'What a seating rule says.');

enumOf(
  'RuleLevel',
  ruleLevels,
  'Whether a rule is about who shares a table, or who sits beside one another.',
);

enumOf('BesideHow', besideHows, 'Whether who sits opposite counts as beside.');

enumOf(
  'PairSource',
  pairSources,
  'What is known of two people: whose accounts they are, who sat together before, whom they prefer.',
);

enumOf('RulePreset', rulePresets, 'A set of seating rules that is put in place in one step.');
