import { type Screen, type ScreensOf, seatingPage } from './screen.ts';
import { dialogOf, inTurn, press } from './steps.ts';

const printed = [
  ['seating-plan', 'Seating plan'],
  ['guest-list', 'Guest list'],
  ['table-lists', 'Lists by table'],
  ['place-cards', 'Place cards'],
  ['table-cards', 'Table cards'],
  ['escort-cards', 'Escort cards'],
  ['door-list', 'Door list'],
  ['kitchen', 'Kitchen'],
] as const;

export const printedScreens: ScreensOf = (prepared) => {
  const { eventId } = prepared;
  const seating = seatingPage(prepared);
  return [
    {
      name: 'what can be printed and exported',
      ...seating,
      reach: inTurn(press('Print'), (page) => page.getByRole('menu').waitFor()),
    },
    ...printed.map(
      ([sheet, heading]): Screen => ({
        name: `${sheet}, to be printed`,
        as: 'organiser',
        path: `/print/${sheet}?event=${eventId}`,
        heading,
      }),
    ),
    {
      name: 'what was given out',
      as: 'organiser',
      path: `/print/place-cards?event=${eventId}`,
      heading: 'Place cards',
      reach: dialogOf('Issues'),
    },
  ];
};
