import { fileURLToPath } from 'node:url';
import { type ScreensOf, seatingPage } from './screen.ts';
import { dialogOf, inTurn } from './steps.ts';

const guestFile = fileURLToPath(new URL('../../data/summit-1200.csv', import.meta.url));

const importOf = (...lines: string[]) =>
  inTurn(dialogOf('Import CSV'), async (page) => {
    const buffer = Buffer.from(lines.join('\n'));
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'guests.csv', mimeType: 'text/csv', buffer });
  });

const needs = inTurn(
  importOf(
    'name,tag,diet,allergies,access,external id',
    'Mira Long,guest,vegan,nuts (anaphylaxis); kiwi: intolerance,wheelchair,CRM-1',
    'Olle Berg,guest,,,,CRM-1',
  ),
  (page) => page.getByRole('list', { name: 'More of Mira Long' }).waitFor(),
);

const twoSheets = fileURLToPath(new URL('../../data/guestFiles/two-sheets.xlsx', import.meta.url));

const whichSheet = inTurn(dialogOf('Import CSV'), async (page) => {
  await page.locator('input[type=file]').setInputFiles(twoSheets);
  await page.getByRole('combobox', { name: 'Sheet', exact: true }).waitFor();
});

const oldWorkbook = inTurn(dialogOf('Import CSV'), async (page) => {
  const buffer = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
  const file = { name: 'guests.xls', mimeType: 'application/vnd.ms-excel', buffer };
  await page.locator('input[type=file]').setInputFiles(file);
  await page.getByRole('alert').getByRole('listitem').waitFor();
});

const wishes = inTurn(
  importOf('name,tag,together with,near', 'Mira Long,guest,Olle Berg,Stage', 'Olle Berg,guest,,'),
  (page) => page.getByRole('region', { name: 'Wishes' }).getByRole('listitem').first().waitFor(),
);

const wishesNotMet = inTurn(
  importOf('name,tag,together with', 'Mira Long,guest,Nobody at all'),
  (page) => page.getByRole('alert').getByRole('listitem').waitFor(),
);

export const importsScreens: ScreensOf = (prepared) => {
  const seating = seatingPage(prepared);
  return [
    {
      name: 'an import with its preview',
      ...seating,
      reach: inTurn(dialogOf('Import CSV'), async (page) => {
        await page.locator('input[type=file]').setInputFiles(guestFile);
        await page.getByRole('region', { name: 'Preview' }).waitFor();
      }),
    },
    {
      name: 'an import whose columns have other names',
      ...seating,
      reach: inTurn(importOf('Guest,Firma', 'Mira Long,Halden'), (page) =>
        page.getByRole('combobox', { name: 'Name is in column', exact: true }).waitFor(),
      ),
    },
    { name: 'an import that asks for its sheet', ...seating, reach: whichSheet },
    { name: 'an import of a file that cannot be read', ...seating, reach: oldWorkbook },
    {
      name: 'a list compared with the people of an event',
      ...seating,
      reach: inTurn(importOf('name,tag', 'Mira Long,guest'), async (page) => {
        await page.getByRole('button', { name: 'Compare with the event' }).click();
        await page.getByRole('heading', { name: 'What the list changes' }).waitFor();
      }),
    },
    { name: 'an import with needs', ...seating, reach: needs },
    { name: 'an import with wishes', ...seating, reach: wishes },
    { name: 'an import whose wishes cannot be met', ...seating, reach: wishesNotMet },
    {
      name: 'a pasted list with lines that are skipped',
      ...seating,
      reach: inTurn(dialogOf('Bulk Import'), async (page) => {
        await page
          .getByRole('textbox', { name: 'Attendees' })
          .fill('Mira Halvorsen, CFO, Nordlys AS, linkedin.com/in/mira, customer\nonly a name');
        await page.getByRole('region', { name: 'Preview' }).waitFor();
      }),
    },
  ];
};
