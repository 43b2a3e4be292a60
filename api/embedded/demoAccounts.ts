import type { MemberRole } from '../../schema/vocabulary.ts';

export type DemoAccount = {
  email: string;
  firstName: string;
  lastName: string;
  role: MemberRole;
  what: string;
};

/** The members of the embedded default. */
export const demoAccounts: readonly DemoAccount[] = [
  {
    email: 'organiser@example.com',
    firstName: 'Olivia',
    lastName: 'Marsh',
    role: 'user',
    what: 'Organiser of the sample event',
  },
  {
    email: 'moderator@example.com',
    firstName: 'Malik',
    lastName: 'Osei',
    role: 'moderator',
    what: 'Reads and edits the events of others',
  },
  {
    email: 'admin@example.com',
    firstName: 'Ada',
    lastName: 'Lindqvist',
    role: 'admin',
    what: 'Manages members, sees the audit log',
  },
];
