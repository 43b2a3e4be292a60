import {
  kitchenAllergy,
  kitchenAnswer,
  kitchenBefore,
  kitchenUnseated,
  seatBefore,
  servedCourse,
  servedDiets,
  servedOption,
  servedSeat,
  servedTable,
  tableGone,
} from '../../schema/entities/kitchen.ts';
import '../attendees/types.ts';
import { objectFrom } from '../graphql/fromZod.ts';

objectFrom('ServedOption', servedOption, { description: 'An option, and how often it is served.' });
objectFrom('ServedCourse', servedCourse, {
  description: 'A course, and how often each of its options is served.',
  descriptions: { notChosen: 'The number of served people who have not chosen.' },
});
objectFrom('ServedDiets', servedDiets, {
  description: 'Diets that some people have together, and how many they are.',
});
objectFrom('ServedSeat', servedSeat, { description: 'A seat with its guest and meals.' });
objectFrom('SeatBefore', seatBefore, {
  description: 'A seat whose serving differs from an earlier revision.',
  descriptions: { before: 'The occupant at that time; null if nobody sat there.' },
});
objectFrom('ServedTable', servedTable, { description: 'A table as the kitchen serves it.' });
objectFrom('KitchenAllergy', kitchenAllergy, {
  description: 'A substance that somebody must not be served, and where they sit.',
});
objectFrom('KitchenUnseated', kitchenUnseated, {
  description: 'People who come and have no seat yet.',
});
objectFrom('TableGone', tableGone, {
  description: 'A table of an earlier revision that no longer exists.',
});

objectFrom('KitchenBefore', kitchenBefore, {
  description: 'Everything that was served as of an earlier revision.',
});

export const Kitchen = objectFrom('Kitchen', kitchenAnswer, {
  description: 'The meals by seat, as of a revision of the plan.',
});
