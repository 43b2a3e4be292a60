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
enumOf('ConflictWayKind', conflictWays, 'What can be done about a conflict.');

objectFrom('WayEffect', wayEffect, {
  description: 'What a way out comes to, beside the plan as it is after as long a search.',
  descriptions: {
    seated: 'People who have a seat then.',
    waiting: 'People who have none.',
    hard: 'The change in how many places hard rules are broken.',
    priority: 'The change of priority without a seat.',
    points: 'The change of points, without those of a rule that is weakened.',
  },
});

objectFrom('ConflictWay', conflictWay, {
  description: 'What can be done about a conflict.',
  descriptions: {
    way: '`drop` a rule, `weaken` it to a weight, `unpin` people, or `seatByHand`.',
    ruleId: 'Which rule.',
    personIds: 'Whom.',
    effect: 'Null where it was not tried.',
  },
});

objectFrom('SeatingConflict', seatingConflict, {
  description: 'Hard rules, and pins, that cannot all hold: the fewest that it follows from.',
  descriptions: {
    proof: 'Why it is certain; null where it could only not be met in a search of 2 s.',
    ruleIds: 'In the order of the plan; `party:together` holds for parties by itself.',
    pinnedIds: 'Whose pins are part of it.',
    personIds: 'Whom it concerns, 50 at most.',
    tableIds: 'Tables that it is about; none where it is about all.',
    needed: 'People, tables or groups, as the proof has it.',
    available: 'How many there is room for.',
  },
});

objectFrom('MoreChairs', overFull.shape.tables.element, {
  description: 'A table that could take more chairs.',
});
objectFrom('OverFull', overFull, {
  description: 'More people than seats.',
  descriptions: { short: 'How many find no seat.', tables: 'Those that could take more chairs.' },
});
