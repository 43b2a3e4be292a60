import {
  membershipCounts,
  roleCounts,
  statsAnswer,
  totals,
  userAnswer,
} from '../../schema/entities/user.ts';
import { objectFrom, pageFrom, payloadFrom } from '../graphql/fromZod.ts';

export const User = objectFrom('User', userAnswer, {
  description: 'A member, who can sign in.',
  descriptions: { email: 'Unique among members.', isActive: 'An inactive member cannot sign in.' },
});

export const UserPage = pageFrom('UserPage', userAnswer, 'A page of members.');

objectFrom('RoleCounts', roleCounts, { description: 'Members by role.' });
objectFrom('MembershipCounts', membershipCounts, {
  description: 'Members by level of membership.',
});

objectFrom('AdminStats', statsAnswer, {
  description: 'The figures of the admin dashboard.',
  descriptions: { newUsersThisMonth: 'Members created since the first of this month, in UTC.' },
});

objectFrom('Totals', totals, {
  description: 'Counts over all events that the viewer may edit.',
  descriptions: { capacity: 'The sum of the capacity of all tables.' },
});

export const UserPayload = payloadFrom('UserPayload', { user: userAnswer });
