import {
  kitchenAllergy,
  kitchenAnswer,
  kitchenBefore,
  kitchenUnseated,
  seatBefore,
  servedCourse,
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
  descriptions: { notChosen: 'How many are served who have not chosen.' },
});
objectFrom('ServedSeat', servedSeat, { description: 'Who is served at a seat, and what.' });
objectFrom('SeatBefore', seatBefore, {
  description: 'A seat that is served otherwise than at an earlier revision.',
  descriptions: { before: 'Who sat there. Null where nobody did.' },
});
objectFrom('ServedTable', servedTable, { description: 'A table as the kitchen serves it.' });
objectFrom('KitchenAllergy', kitchenAllergy, {
  description: 'What somebody must not get, and where they sit.',
});
objectFrom('KitchenUnseated', kitchenUnseated, {
  description: 'Those who come and have no seat yet.',
});
objectFrom('TableGone', tableGone, {
  description: 'A table of an earlier revision that is no longer there.',
});

objectFrom('KitchenBefore', kitchenBefore, {
  description: 'All that was served as of an earlier revision.',
});

export const Kitchen = objectFrom('Kitchen', kitchenAnswer, {
  description: 'Who is served what, as of a revision of the plan.',
});
