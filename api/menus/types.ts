import {
  changedMenuAnswer,
  menuAnswer,
  menuCourse,
  menuOption,
} from '../../schema/entities/menu.ts';
import { menuCourseInput, menuOptionInput } from '../../schema/inputs/menus.ts';
import { inputFrom, objectFrom, payloadFrom } from '../graphql/fromZod.ts';

objectFrom('MenuOption', menuOption, { description: 'What can be chosen of a course.' });
objectFrom('MenuCourse', menuCourse, { description: 'A course with what can be chosen of it.' });
objectFrom('Menu', menuAnswer, {
  description: 'What an event serves.',
  descriptions: { courses: 'In the order in which they are served.' },
});

inputFrom('MenuOptionInput', menuOptionInput);
inputFrom('MenuCourseInput', menuCourseInput);

export const SetMenuPayload = payloadFrom('SetMenuPayload', changedMenuAnswer.shape);
