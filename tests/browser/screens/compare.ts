import { dinner, type ScreensOf } from './screen.ts';
import { inTurn, press } from './steps.ts';

export const compareScreens: ScreensOf = (prepared) => {
  const { eventId } = prepared;
  const compare = (query: string) =>
    ({ as: 'organiser', path: `/compare?event=${eventId}${query}`, heading: dinner }) as const;
  return [
    {
      name: 'comparing without an event',
      as: 'newcomer',
      path: '/compare',
      heading: 'Select an Event',
    },
    {
      name: 'comparing no such event',
      as: 'newcomer',
      path: '/compare?event=AAAAAAAAAAAAAAAAAAAAAA',
      heading: 'Event not found',
    },
    {
      name: 'a comparison',
      ...compare('&from=r:1&to=now'),
      reach: (page) => page.getByRole('option').first().click(),
    },
    {
      name: 'a comparison of tables, side by side',
      ...compare('&from=r:3&to=now&view=both'),
      reach: inTurn(
        (page) => page.getByRole('tab', { name: /^Tables/ }).click(),
        (page) => page.getByRole('option').first().click(),
      ),
    },
    {
      name: 'the cards to print again',
      ...compare('&from=r:1&to=now'),
      reach: inTurn(
        (page) => page.getByRole('tab', { name: /^Reprint/ }).click(),
        (page) => page.getByRole('option').first().waitFor(),
        // Reaching the tab on a phone scrolls to where the header covers half of a button.
        (page) => page.evaluate(() => scrollTo(0, 0)),
      ),
    },
    {
      name: 'a comparison in which nothing differs',
      ...compare('&from=now&to=now'),
      heading: 'Nothing differs',
    },
    {
      name: 'a comparison with what is not there',
      ...compare('&from=r:900000&to=now'),
      heading: 'Nothing to compare here',
    },
    {
      name: 'a comparison to be exported',
      ...compare('&from=r:1&to=now'),
      reach: inTurn(press('Export'), (page) => page.getByRole('menu').waitFor()),
    },
    {
      name: 'the place cards that are new, to be printed',
      as: 'organiser',
      path: `/print/place-cards?event=${eventId}&since=r:1`,
      heading: 'Place cards',
    },
  ];
};
