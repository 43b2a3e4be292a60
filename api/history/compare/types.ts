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
  planReferenceKinds,
  ruleDifference,
  tableAspects,
  tableCardReasons,
  tableDifference,
  tableFacts,
  thingDifferenceKinds,
  whereabouts,
} from '../../../schema/entities/comparison.ts';
import { enumOf } from '../../graphql/enums.ts';
import { objectFrom } from '../../graphql/fromZod.ts';

enumOf(
  'WayToDiffer',
  differenceKinds,
  'How a person differs. Somebody who moved and changed is `moved`.',
);
enumOf('TableDifferenceKind', thingDifferenceKinds, 'How a table, or a seating rule, differs.');
enumOf(
  'TableAspect',
  tableAspects,
  'The aspect of a table that differs. `seats`: the same number of seats, at other places.',
);
enumOf('CardReason', cardReasons, 'Why a place card must be printed again.');
enumOf('TableCardReason', tableCardReasons, 'Why a table card must be printed again.');
enumOf('PlanReferenceKind', planReferenceKinds, 'The kind of plan that a reference names.');

objectFrom('Whereabouts', whereabouts, {
  description: "A person's place in a plan.",
  descriptions: {
    tableName: 'The name of the table at that time.',
    position: 'The position at the table, from 1.',
    declined: 'Whether they are in the pool and declined; false where replies are not shown.',
  },
});

objectFrom('PersonDifference', personDifference, {
  description: 'A person who differs between two plans.',
  descriptions: {
    name: 'The name in the second plan; for somebody who left, that in the first.',
    from: 'Null for somebody who joined.',
    to: 'Null for somebody who left.',
    swappedWith: 'The person they exchanged seats with.',
    fields: 'The names of the differing fields, never their values.',
  },
});

objectFrom('TableFacts', tableFacts, {
  description: 'A table as it is in a plan.',
  descriptions: { rotation: 'Degrees, clockwise.' },
});

objectFrom('TableDifference', tableDifference, {
  description: 'A table that differs between two plans.',
});

objectFrom('RuleDifference', ruleDifference, {
  description: 'A seating rule that differs between two plans.',
});

objectFrom('ObjectDifference', objectDifference, {
  description: 'An object that differs between two plans; null on the side that does not have it.',
});

objectFrom('DetailDifference', detailDifference, {
  description: 'A field of the event that differs between two plans.',
});

objectFrom('PlanCounts', planCounts, { description: 'The counts of a plan.' });

const newCard = (kind: string): string =>
  `A ${kind} card of the second plan that differs from the first.`;

objectFrom('NewPlaceCard', newPlaceCard, { description: newCard('place') });
objectFrom('NewTableCard', newTableCard, { description: newCard('table') });

export const ComparedPlan = objectFrom('ComparedPlan', comparedPlan, {
  description: 'One of two compared plans.',
  descriptions: {
    reference: 'Its reference: see the query.',
    revision: "The plan's revision; null for a draft.",
    at: 'The time of the plan; null for now.',
    name: 'The name of the arrangement or draft.',
    tableId: 'Set for an arrangement of one table: only that table is compared.',
  },
});

/** The difference of two plans, with the position at which it was read. */
export const planComparison = planDifference.extend({ position: z.string() });

objectFrom('PlanComparison', planComparison, {
  description: 'Two plans and their differences.',
  descriptions: {
    position: 'Send it as `after` to a subscription to continue from here.',
    people: 'The people who joined, left, or stayed and differ.',
    rules: 'Rules that differ between whole events, for those who may edit the event.',
    placeCards: 'The place cards that must be printed again.',
    tableCards: 'The table cards that must be printed again.',
  },
});
