import { dinner, type ScreensOf, seatingPage } from './screen.ts';
import { dialogOf, inTurn, noticeOf, press } from './steps.ts';

const openTakeOver = inTurn(dialogOf('Take over…'), (page) =>
  page.getByRole('heading', { name: 'What changes', exact: true }).waitFor(),
);

export const draftsScreens: ScreensOf = (prepared) => {
  const seating = seatingPage(prepared);
  const draft = {
    ...seating,
    path: `/seating?event=${prepared.draftId}`,
    heading: `Draft “Long tables” · ${dinner}`,
  } as const;
  return [
    {
      name: 'trying something',
      ...seating,
      reach: inTurn(press('Try something…'), (page) =>
        page.getByRole('link', { name: 'Long tables', exact: true }).waitFor(),
      ),
    },
    { name: 'a draft', ...draft },
    { name: 'throwing a draft away', ...draft, reach: dialogOf('Throw away…') },
    { name: 'taking a draft over', ...draft, reach: openTakeOver },
    {
      name: 'taking some tables of a draft over',
      ...draft,
      reach: inTurn(
        openTakeOver,
        (page) => page.getByRole('radio', { name: /^Some tables only/ }).check(),
        press(/^Take over$/),
        noticeOf('Choose at least one table'),
      ),
    },
    {
      name: 'conflicts of a draft that nothing was said about',
      ...draft,
      reach: inTurn(
        openTakeOver,
        press(/^Take over$/),
        noticeOf('Choose to leave these as they are, or go back to the draft'),
      ),
    },
  ];
};
