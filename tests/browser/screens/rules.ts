import type { Page } from 'playwright-core';
import { type ScreensOf, seatingPage } from './screen.ts';
import { dialogOf, inTurn, openDetailsOf, press } from './steps.ts';

const openRules = inTurn(press(/^Rules$/), (page) =>
  page.getByRole('heading', { name: 'Rules', exact: true }).waitFor(),
);

const newRule = (kind: RegExp) =>
  inTurn(openRules, dialogOf('New rule'), press(kind), (page) =>
    page.getByRole('group', { name: 'How much it counts' }).waitFor(),
  );

/** Keeps two people apart whom a rule seats together, in the details of one of them. */
const apartByGesture = async (page: Page) => {
  await openDetailsOf(/^Details of Sara/)(page);
  await dialogOf('Apart from…')(page);
  await page.getByRole('combobox', { name: 'Name', exact: true }).fill('Pablo');
  await page.getByRole('option', { name: /^Pablo/ }).click();
  await page.getByRole('dialog', { name: 'These rules cannot all hold' }).waitFor();
};

/** Adds a liking for somebody; people who are already liked are no longer suggested. */
const withPreferences = async (page: Page) => {
  await openDetailsOf(/^Details of Sara/)(page);
  await dialogOf('Likes…')(page);
  await page.getByRole('combobox', { name: 'Name', exact: true }).fill('Amanda');
  await page.getByRole('option', { name: /^Amanda/ }).click();
  await page.getByRole('list', { name: 'Likes and avoids' }).scrollIntoViewIfNeeded();
};

const choose = (page: Page, field: string, typed: string) =>
  inTurn(
    () => page.getByRole('combobox', { name: field }).fill(typed),
    () => page.getByRole('option', { name: typed }).click(),
  )(page);

/** Two people whom a rule seats together. */
const apartDespiteRule = inTurn(newRule(/^Keep apart/), async (page) => {
  await choose(page, 'Who: people', 'Sara');
  await choose(page, 'Who: people', 'Pablo');
  await press('Add rule')(page);
  await page.getByRole('alert').waitFor();
});

const nestedWhom = inTurn(newRule(/^Somebody with them/), async (page) => {
  await page.getByRole('combobox', { name: 'Who', exact: true }).click();
  await page.getByRole('option', { name: 'People who are all of these' }).click();
  await press('Add rule')(page);
  await page.locator('[aria-invalid]').first().waitFor();
});

/** Adds a rule, even if another contradicts it. */
const withRule = (rule: object) => (page: Page) =>
  page.evaluate(async (given) => {
    const eventId = new URLSearchParams(location.search).get('event');
    await fetch(`/api/events/${eventId}/rules`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ rule: given, evenSo: true }),
    });
  }, rule);

export const rulesScreens: ScreensOf = (prepared) => {
  const seating = seatingPage(prepared);
  const emptySeating = {
    as: 'organiser',
    path: `/seating?event=${prepared.emptyEventId}`,
    heading: 'Summer party',
  } as const;
  const must = (kind: string) => withRule({ kind, who: { people: prepared.pairIds }, hard: true });
  return [
    { name: 'the rules', ...seating, reach: openRules },
    { name: 'the rules of an event that has none', ...emptySeating, reach: openRules },
    { name: 'what a rule can say', ...seating, reach: inTurn(openRules, dialogOf('New rule')) },
    { name: 'a new rule', ...seating, reach: newRule(/^How many per table/) },
    { name: 'a rule that says what is wrong', ...seating, reach: nestedWhom },
    { name: 'a rule that contradicts another', ...seating, reach: apartDespiteRule },
    {
      name: 'editing a rule',
      ...seating,
      reach: inTurn(openRules, dialogOf(/^Edit rule: Sara/)),
    },
    {
      name: 'the rules that name somebody',
      ...seating,
      reach: inTurn(openDetailsOf(/^Details of Sara/), (page) =>
        page.getByRole('button', { name: /^Remove rule: Sara/ }).scrollIntoViewIfNeeded(),
      ),
    },
    {
      name: 'a rule about somebody and whom',
      ...seating,
      reach: inTurn(openDetailsOf(/^Details of Sara/), dialogOf('Together with…'), async (page) => {
        await page.getByRole('combobox', { name: 'Name', exact: true }).fill('a');
        await page.getByRole('option').first().waitFor();
      }),
    },
    { name: 'a rule that contradicts another, by one gesture', ...seating, reach: apartByGesture },
    {
      name: 'likes and dislikes of somebody',
      ...seating,
      changesPlan: true,
      reach: withPreferences,
    },
    {
      name: 'rules that cannot all hold',
      ...seating,
      changesPlan: true,
      reach: inTurn(must('KeepTogether'), must('KeepApart'), openRules, (page) =>
        page.getByRole('heading', { name: 'Rules that cannot all hold' }).waitFor(),
      ),
    },
  ];
};
