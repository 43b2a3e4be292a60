import {
  changedMenuAnswer,
  menuAnswer,
  menuCourse,
  menuOption,
} from '../../schema/entities/menu.ts';
import { menuCourseInput, menuOptionInput } from '../../schema/inputs/menus.ts';
import { inputFrom, objectFrom, payloadFrom } from '../graphql/fromZod.ts';

objectFrom('MenuOption', menuOption, { description: 'An option of a course.' });
objectFrom('MenuCourse', menuCourse, { description: 'A course with its options.' });
objectFrom('Menu', menuAnswer, {
  description: 'The menu of an event.',
  descriptions: { courses: 'In the order of service.' },
});

inputFrom('MenuOptionInput', menuOptionInput);
inputFrom('MenuCourseInput', menuCourseInput);

export const SetMenuPayload = payloadFrom('SetMenuPayload', changedMenuAnswer.shape);
