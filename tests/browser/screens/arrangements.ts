import type { Page } from 'playwright-core';
import { eventTab, type ScreensOf, seatingPage } from './screen.ts';
import { dialogOf, inTurn, noticeOf, press } from './steps.ts';

/** Opens the dialog of an item in an arrangement's menu. */
const withArrangement = (item: string) => async (page: Page) => {
  await press('Actions for First seating')(page);
  await page.getByRole('menuitem', { name: item, exact: true }).click();
  await page.locator('[role=dialog], [role=alertdialog]').waitFor();
};

export const arrangementsScreens: ScreensOf = (prepared) => {
  const tables = eventTab(prepared, 'tables');
  const arrangements = eventTab(prepared, 'arrangements');
  const seating = seatingPage(prepared);
  return [
    {
      name: 'the arrangements of an event',
      ...arrangements,
      reach: (page) => page.getByRole('switch').first().waitFor(),
    },
    { name: 'saving', ...seating, reach: dialogOf('Save') },
    {
      name: 'sharing',
      ...seating,
      reach: inTurn(dialogOf('Share'), (page) => page.getByRole('switch').first().waitFor()),
    },
    {
      name: 'what can be done with an arrangement',
      ...arrangements,
      reach: inTurn(press('Actions for First seating'), (page) => page.getByRole('menu').waitFor()),
    },
    {
      name: 'applying an arrangement',
      ...arrangements,
      reach: inTurn(withArrangement('Apply…'), (page) =>
        page.getByText(/already as saved\.$|change places/).waitFor(),
      ),
    },
    { name: 'renaming an arrangement', ...arrangements, reach: withArrangement('Rename…') },
    {
      name: 'templates to start from',
      ...tables,
      reach: inTurn(dialogOf('Add Table'), press('From a template…'), (page) =>
        page.getByRole('button', { name: 'Use First seating', exact: true }).first().waitFor(),
      ),
    },
    {
      name: 'a notice of success',
      ...seating,
      reach: inTurn(dialogOf('Share'), press('Copy link'), noticeOf('Link copied')),
    },
  ];
};
