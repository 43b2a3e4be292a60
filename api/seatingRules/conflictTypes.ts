import {
  conflictProofs,
  conflictWay,
  conflictWays,
  overFull,
  seatingConflict,
  wayEffect,
} from '../../schema/entities/seatingConflict.ts';
import { enumOf } from '../graphql/enums.ts';
import { objectFrom } from '../graphql/fromZod.ts';

enumOf('ConflictProof', conflictProofs, 'Why hard rules cannot all hold.');
enumOf('ConflictWayKind', conflictWays, 'A way out of a conflict.');

objectFrom('WayEffect', wayEffect, {
  description:
    'The effect of a way out, compared with an equally long search for the unchanged plan.',
  descriptions: {
    seated: 'People who would have a seat.',
    waiting: 'People who would have none.',
    hard: 'The change in the number of places where hard rules are broken.',
    priority: 'The change in priority without a seat.',
    points: 'The change in points, without those of a weakened rule.',
  },
});

objectFrom('ConflictWay', conflictWay, {
  description: 'A way out of a conflict.',
  descriptions: {
    way: '`drop` a rule, `weaken` it to a weight, `unpin` people, or `seatByHand`.',
    ruleId: 'The rule to drop or to weaken.',
    personIds: 'The people to unpin, or to seat by hand.',
    effect: 'Null if it was not tried.',
  },
});

objectFrom('SeatingConflict', seatingConflict, {
  description: 'A minimal set of hard rules and pins that cannot all hold.',
  descriptions: {
    proof:
      'The kind of proof; null if there is none, and a search of 2 s found no seating that meets them all.',
    ruleIds: 'In the order of the plan. `party:together` is a built-in rule.',
    pinnedIds: 'The people whose pins are part of it.',
    personIds: 'The people it concerns, at most 50.',
    tableIds: 'The tables it concerns; empty if it concerns all.',
    needed: 'The needed number of people, tables or groups, depending on the proof.',
    available: 'The available number.',
  },
});

objectFrom('MoreChairs', overFull.shape.tables.element, {
  description: 'A table that could take more chairs.',
});
objectFrom('OverFull', overFull, {
  description: 'More people than seats.',
  descriptions: {
    short: 'The number of people without a seat.',
    tables: 'The tables that could take more chairs.',
  },
});
