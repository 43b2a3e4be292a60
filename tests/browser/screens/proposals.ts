import type { Page } from 'playwright-core';
import { type ScreensOf, seatingPage } from './screen.ts';
import { dialogOf, inTurn, isPhone, press } from './steps.ts';

const proposeForAll = inTurn(dialogOf('Propose seats…'), (page) =>
  page.getByRole('radio', { name: /^Everybody/ }).check(),
);

const previewed = inTurn(
  proposeForAll,
  (page) =>
    page.getByRole('dialog').getByRole('button', { name: 'Propose seats', exact: true }).click(),
  (page) => page.getByRole('region', { name: 'Preview' }).waitFor(),
);

/** On a phone, the details of a proposal are in a sheet of their own. */
const proposalDetails = inTurn(previewed, async (page) => {
  if (isPhone(page)) await press(/^Details$/)(page);
  await page.getByRole('heading', { name: /^Who moves/ }).waitFor();
});

/** Asks for a proposal that runs until it is cancelled. */
const askForBest = inTurn(dialogOf('Propose seats…'), async (page) => {
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: /^Best/ }).check();
  await dialog.getByRole('button', { name: 'Propose seats', exact: true }).click();
});

const isWorking = (page: Page) => page.getByRole('progressbar').waitFor();

const working = inTurn(askForBest, isWorking);

const cancelled = inTurn(
  (page) => page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click(),
  (page) => page.getByText('The proposal was cancelled').waitFor(),
);

/** Holds somebody whom the open proposal would move. */
const outdated = inTurn(proposalDetails, async (page) => {
  await page.evaluate(async () => {
    const eventId = new URLSearchParams(location.search).get('event');
    const mover = document.querySelector('[data-marks~=moves]')?.getAttribute('data-attendee');
    await fetch(`/api/attendees/${mover}/holding`, {
      method: 'PATCH',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ event: eventId, hold: true }),
    });
  });
  await page.getByRole('heading', { name: 'The plan has changed since' }).waitFor();
});

const withoutOne = inTurn(proposalDetails, async (page) => {
  await page.getByRole('checkbox').first().uncheck();
  await page
    .getByText(/ stays?\b/)
    .first()
    .waitFor();
});

const whyMoved = inTurn(proposalDetails, async (page) => {
  await page.locator('summary', { hasText: 'Why?' }).first().click();
  await page.getByText(/ points for them$/).waitFor();
});

/** A taken proposal, reopened by its address and verified. */
const verified = inTurn(previewed, async (page) => {
  const address = page.url();
  await press(/^Take all$/)(page);
  await page.getByRole('region', { name: 'Preview' }).waitFor({ state: 'detached' });
  await page.goto(address);
  await page.getByRole('region', { name: 'Preview' }).waitFor();
  if (isPhone(page)) await press(/^Details$/)(page);
  await press(/^Verify$/)(page);
  await page.getByText(/^Worked out again/).scrollIntoViewIfNeeded();
});

const earlierProposals = inTurn(previewed, press('Close the preview'), async (page) => {
  await dialogOf('Propose seats…')(page);
  await page.locator('summary', { hasText: 'Earlier proposals' }).click();
  await page.getByRole('button', { name: 'Open', exact: true }).first().waitFor();
});

export const proposalsScreens: ScreensOf = (prepared) => {
  const seating = seatingPage(prepared);
  return [
    { name: 'the options of a proposal', ...seating, reach: dialogOf('Propose seats…') },
    { name: 'a proposal for everybody', ...seating, reach: proposeForAll },
    {
      name: 'a proposal for some tables',
      ...seating,
      reach: inTurn(dialogOf('Propose seats…'), (page) =>
        page.getByRole('radio', { name: /^Some tables/ }).check(),
      ),
    },
    { name: 'a proposed seating', ...seating, reach: previewed },
    { name: 'a proposal without somebody', ...seating, reach: withoutOne },
    { name: 'why a proposal moves somebody', ...seating, reach: whyMoved },
    { name: 'proposals made earlier', ...seating, reach: earlierProposals },
    { name: 'who moves by a proposal', ...seating, reach: proposalDetails },
    { name: 'a proposal that is worked out', ...seating, reach: working, end: cancelled },
    {
      name: 'a proposal beside one that is worked out',
      ...seating,
      reach: inTurn(
        working,
        // After a reload, the screen no longer knows that the proposal was started here.
        (page) => page.goto(page.url().replace(/&proposal=[^&]*/, '')),
        askForBest,
        (page) => page.getByRole('alert').waitFor(),
      ),
      end: inTurn(press('Show that one'), isWorking, cancelled),
    },
    {
      name: 'a proposal that was cancelled',
      ...seating,
      reach: inTurn(working, cancelled),
    },
    { name: 'a proposal that is outdated', ...seating, changesPlan: true, reach: outdated },
    {
      name: 'a proposal that was taken and is verified',
      ...seating,
      changesPlan: true,
      reach: verified,
    },
  ];
};
