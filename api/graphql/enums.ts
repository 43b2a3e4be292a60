import { registerEnumType } from 'type-graphql';
import { allergySeverities } from '../../schema/attendees/allergies.ts';
import { attentionKinds } from '../../schema/attendees/attention.ts';
import { replies } from '../../schema/attendees/replies.ts';
import { placementKinds } from '../../schema/entities/placement.ts';
import { fieldKinds } from '../../schema/guestFields/fieldKinds.ts';
import { ifKnownChoices, importSources } from '../../schema/inputs/attendees.ts';
import { ifTaken } from '../../schema/inputs/placement.ts';
import { rulePresets } from '../../schema/seatingRules/rulePresets.ts';
import {
  besideHows,
  pairSources,
  ruleKinds,
  ruleLevels,
} from '../../schema/seatingRules/seatingRules.ts';
import { paperNames, turns } from '../../schema/sheets/papers.ts';
import { waysToArrange } from '../../schema/tables/arranged.ts';
import {
  attendeeRoles,
  cardHolders,
  cardOrders,
  demoStatuses,
  escortCardsFor,
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
  'The relation of an attendee to the host. `opportunity` is shown as "Customer".',
);

enumOf('Reply', replies, 'The reply to the invitation. `no` and `cancelled` decline it.');

enumOf('FieldKind', fieldKinds, 'The kind of a custom field.');

enums.set(
  // Inputs that take the documented layouts alone share the type; the schema of the input says which.
  keyOf(tableLayouts),
  enumOf(
    'TableLayout',
    everyLayout,
    'The shape of a table. `row` is chairs side by side without a table. `addTable` takes the first three.',
  ),
);

enumOf('ArrangeHow', waysToArrange, 'How several tables are arranged. Edges include their chairs.');

enumOf('FloorObjectKind', floorObjectKinds, 'The kinds of objects in a room besides tables.');

enumOf(
  'FloorShapeType',
  floorShapes,
  'The shape of an object: `point` has no extent, `path` is a line or the edge of an area.',
);

enumOf(
  'RoomUnits',
  roomUnits,
  'The units for showing measures of a room. They are stored in centimetres.',
);

enumOf('SheetKind', sheetKinds, 'The kinds of sheets.');

enumOf('PaperName', paperNames, 'A size of paper.');

enumOf('Orientation', turns, 'The orientation of paper.');

enumOf('CardOrder', cardOrders, 'The order in which place cards are printed.');

enumOf('CardHolders', cardHolders, 'The people who get a place card.');

enumOf('EscortCardFor', escortCardsFor, 'The guests that an escort card is for.');

enumOf('SheetRecipient', sheetRecipients, 'The recipient of a sheet.');

enumOf('EventStatus', eventStatuses, 'The status of an event.');

enumOf('MemberRole', memberRoles, 'The role of a member, which decides what they may do.');

enumOf(
  'MembershipLevel',
  membershipLevels,
  'The level of membership. It is shown as a badge and grants no rights.',
);

enumOf(
  'OpportunityAnswer',
  opportunityAnswers,
  'Whether there is an open sales opportunity with an attendee.',
);

enumOf(
  'DemoStatus',
  demoStatuses,
  'Whether an attendee has had a demonstration, or will have one.',
);

enumOf(
  'AllergySeverity',
  allergySeverities,
  'The effect of a substance on a guest, the mildest first. `anaphylaxis` can kill.',
);

export const PlacementKind = enumOf(
  'PlacementKind',
  placementKinds,
  'The place of an attendee, always exactly one of the three.',
);

enumOf(
  'IfTaken',
  ifTaken.options,
  'If the seat is taken: refuse with SEAT_TAKEN, or return the occupant to the pool.',
);

enumOf(
  'IfKnown',
  ifKnownChoices,
  'The treatment of people who are in the event already, or twice in the list. `add`: add them again. `skip`: leave them out. `refuse`: import nobody; ATTENDEE_KNOWN names them. `update`: change them to the values of the list; omitted fields stay.',
);

enumOf(
  'AttentionKind',
  attentionKinds,
  'The kinds of attention: somebody who declined has a seat; somebody seated with an allergy or a diet has not chosen from every course; a plus-one has no name; a party sits at more than one table; a reply is missing while others have replied.',
);

enumOf('ImportSource', importSources, 'The source of an import.');

enumOf('RuleKind', ruleKinds, 'The kind of a seating rule.');

enumOf(
  'RuleLevel',
  ruleLevels,
  'Whether a rule is about sharing a table, or about sitting beside one another.',
);

enumOf('BesideHow', besideHows, 'Whether people who sit opposite count as beside.');

enumOf(
  'PairSource',
  pairSources,
  'A known relation of two people: account executive and account, a shared table at an earlier event, or a preference.',
);

enumOf('RulePreset', rulePresets, 'A set of seating rules that is added in one step.');
