import { dinner, type ScreensOf } from './screen.ts';
import { inTurn, press } from './steps.ts';

export const analyticsScreens: ScreensOf = (prepared) => {
  const { eventId } = prepared;
  const analytics = {
    as: 'organiser',
    path: `/analytics?event=${eventId}`,
    heading: dinner,
  } as const;
  return [
    {
      name: 'analytics without an event, of a newcomer',
      as: 'newcomer',
      path: '/analytics',
      heading: 'No events yet',
    },
    {
      name: 'analytics of no such event',
      as: 'newcomer',
      path: '/analytics?event=AAAAAAAAAAAAAAAAAAAAAA',
      heading: 'Event not found',
    },
    {
      name: 'analytics without an event',
      as: 'organiser',
      path: '/analytics',
      heading: 'Select an Event',
    },
    { name: 'analytics', ...analytics },
    {
      name: 'analytics as a table',
      ...analytics,
      reach: inTurn(
        (page) => page.getByText('Show as a table').first().click(),
        (page) => page.getByRole('table').first().waitFor(),
      ),
    },
    {
      name: 'analytics of companies by table',
      ...analytics,
      reach: (page) => page.getByRole('tab', { name: /^By table/ }).click(),
    },
    {
      name: 'analytics to be exported',
      ...analytics,
      reach: inTurn(press('Export'), (page) => page.getByRole('menu').waitFor()),
    },
  ];
};
