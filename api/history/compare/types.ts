import { z } from 'zod';
import {
  cardReasons,
  comparedPlan,
  detailDifference,
  differenceKinds,
  newPlaceCard,
  newTableCard,
  objectDifference,
  personDifference,
  planCounts,
  planDifference,
  ruleDifference,
  tableAspects,
  tableCardReasons,
  tableDifference,
  tableFacts,
  whereabouts,
} from '../../../schema/entities/comparison.ts';
import { enumOf } from '../../graphql/enums.ts';
import { objectFrom } from '../../graphql/fromZod.ts';

enumOf(
  'WayToDiffer',
  differenceKinds,
  'How somebody differs. Who moved and is changed as well is told as `moved`.',
);
enumOf(
  'TableDifferenceKind',
  ['added', 'removed', 'changed'],
  'How a table, or a seating rule, differs.',
);
enumOf(
  'TableAspect',
  tableAspects,
  'What of a table differs; `seats` where they stand otherwise and are as many.',
);
enumOf('CardReason', cardReasons, 'Why a place card is to be printed again.');
enumOf('TableCardReason', tableCardReasons, 'Why a table card is to be printed again.');
enumOf(
  'PlanReferenceKind',
  ['now', 'revision', 'time', 'arrangement', 'draft'],
  'What a reference to a plan names.',
);

objectFrom('Whereabouts', whereabouts, {
  description: 'Where somebody was in a plan.',
  descriptions: {
    tableName: 'As the table was called then.',
    position: 'Counts from 1 within the table.',
  },
});

objectFrom('PersonDifference', personDifference, {
  description: 'Somebody who differs between two plans.',
  descriptions: {
    name: 'As in the second plan; of who left, as in the first.',
    from: 'Null for who joined.',
    to: 'Null for who left.',
    swappedWith: 'Who has their seat now, and they theirs.',
    fields: 'Which fields differ, never what they say.',
  },
});

objectFrom('TableFacts', tableFacts, {
  description: 'A table as it stands in a plan.',
  descriptions: { rotation: 'Degrees, clockwise.' },
});

objectFrom('TableDifference', tableDifference, {
  description: 'A table that differs between two plans.',
});

objectFrom('RuleDifference', ruleDifference, {
  description: 'A seating rule that differs between two plans.',
});

objectFrom('ObjectDifference', objectDifference, {
  description: 'An object that differs between two plans: null where a plan has it not.',
});

objectFrom('DetailDifference', detailDifference, {
  description: 'A field of the event that differs between two plans.',
});

objectFrom('PlanCounts', planCounts, { description: 'How many there are in a plan.' });

const newCard = (kind: string): string =>
  `A ${kind} card of the second plan that the one of the first will not do for.`;

objectFrom('NewPlaceCard', newPlaceCard, { description: newCard('place') });
objectFrom('NewTableCard', newTableCard, { description: newCard('table') });

export const ComparedPlan = objectFrom('ComparedPlan', comparedPlan, {
  description: 'One of two plans that are compared.',
  descriptions: {
    reference: 'What names it: see the query.',
    revision: "The plan's revision; null of a draft.",
    at: 'When it was so; null for now.',
    name: 'Of an arrangement or a draft.',
    tableId: 'Of an arrangement of one table: then that table alone is compared.',
  },
});

/** The difference of two plans, with the position that it was read at. */
export const planComparison = planDifference.extend({ position: z.string() });

objectFrom('PlanComparison', planComparison, {
  description: 'Two plans and all that is different between them.',
  descriptions: {
    position: 'Send it as `after` to a subscription to go on from here.',
    people: 'Who joined, who left, and who stayed and differs.',
    rules: 'Of whole events, for those who may edit the event.',
    placeCards: 'The place cards to print again.',
    tableCards: 'The table cards to print again.',
  },
});
