import type { ScreensOf } from './screen.ts';
import { dialogOf, erasing, inTurn, misspelt, press } from './steps.ts';

const editNewcomer = dialogOf('Edit newcomer@example.com');

const profile = { as: 'organiser', path: '/profile', heading: 'Account Information' } as const;
const admin = { as: 'admin', path: '/admin', heading: 'Activity Log' } as const;

export const membersScreens: ScreensOf = () => [
  { name: 'signing in', as: 'visitor', path: '/api/login', heading: 'Sign in' },
  { name: 'profile', ...profile },
  {
    name: 'a profile that says what is wrong',
    ...profile,
    reach: inTurn(
      (page) => page.getByRole('textbox', { name: 'Bio' }).fill('x'.repeat(501)),
      press('Save Changes'),
      (page) => page.locator('[aria-invalid]').first().waitFor(),
    ),
  },
  {
    name: 'leaving a profile that is not saved',
    ...profile,
    reach: inTurn(
      (page) => page.getByRole('textbox', { name: 'First Name' }).fill('Somebody else'),
      (page) => page.getByRole('link', { name: 'Back to Home' }).click(),
      (page) => page.getByRole('alertdialog').waitFor(),
    ),
  },
  { name: 'admin', ...admin },
  { name: 'admin without permission', ...admin, as: 'newcomer', heading: 'You do not have' },
  {
    name: 'a search that finds no user',
    ...admin,
    reach: async (page) => {
      await page.getByRole('searchbox').fill('nobody of this name');
      await page.getByRole('heading', { name: 'No users found' }).waitFor();
    },
  },
  { name: 'adding a user', ...admin, reach: dialogOf('Add User') },
  {
    name: 'adding a user, with what is wrong',
    ...admin,
    reach: inTurn(dialogOf('Add User'), press('Create User'), (page) =>
      page.locator('[aria-invalid]').first().waitFor(),
    ),
  },
  {
    name: 'editing oneself as the last admin',
    ...admin,
    reach: inTurn(
      dialogOf('Edit Ada Lindqvist'),
      (page) => page.getByRole('switch', { name: 'Active' }).click(),
      press('Save Changes'),
      (page) => page.getByText('The last active admin').waitFor(),
    ),
  },
  { name: 'editing a user', ...admin, reach: editNewcomer },
  {
    name: 'erasing a user, with another name typed',
    ...admin,
    reach: inTurn(editNewcomer, erasing, misspelt),
  },
  {
    name: 'an audit log that is refused',
    as: 'organiser',
    path: '/admin/audit',
    heading: 'You do not have permission',
  },
  {
    name: 'the audit log',
    as: 'admin',
    path: '/admin/audit',
    heading: 'Audit Log',
    // It contains a refusal.
    reach: (page) => page.getByText('Raw entry').first().click(),
  },
  {
    name: 'an audit log in which nothing fits',
    as: 'admin',
    path: '/admin/audit?actor=zebra',
    heading: 'No matching entries',
  },
  { name: 'a replay', as: 'admin', path: '/admin/replay', heading: 'Users at this moment' },
];
