import type { ScreensOf } from './screen.ts';
import { inTurn, noticeOf, press } from './steps.ts';

export const sharedLinksScreens: ScreensOf = (prepared) => {
  const { issueId } = prepared;
  const shared = {
    as: 'visitor',
    path: `/public/arrangements/${prepared.arrangementId}`,
    heading: 'Client dinner',
  } as const;
  return [
    {
      name: 'an arrangement that is not shared',
      as: 'visitor',
      path: '/public/arrangements/AAAAAAAAAAAAAAAAAAAAAA',
      heading: 'Arrangement Not Found',
    },
    { name: 'a public arrangement', ...shared },
    {
      name: 'a public arrangement, with somebody found',
      ...shared,
      reach: async (page) => {
        await page.getByRole('searchbox').fill('Ebba');
        await page.getByText(/Ebba/).first().waitFor();
      },
    },
    {
      name: 'a sheet that was given out',
      as: 'visitor',
      path: `/s/${issueId}`,
      heading: 'Place cards, issue 1',
    },
    {
      name: 'no such sheet',
      as: 'visitor',
      path: '/s/AAAAAAAAAAAAAAAAAAAAAA',
      heading: 'No such sheet',
    },
    {
      name: 'a notice of failure',
      ...shared,
      reach: inTurn(press('Copy Link'), noticeOf('Copy failed')),
    },
  ];
};
