import { z } from 'zod';
import { replay, replayedTotals, replayedUser, replayMark } from '../../schema/entities/audit.ts';
import { time } from '../../schema/entities/fields.ts';
import { objectFrom } from '../graphql/fromZod.ts';

export const ReplayedUser = objectFrom('ReplayedUser', replayedUser, {
  description: 'A member as they were at a moment.',
  descriptions: { email: 'As it is today, like the names.' },
});

export const ReplayedTotals = objectFrom('ReplayedTotals', replayedTotals);

export const Replay = objectFrom('Replay', replay, {
  description: 'The members at a moment, and the last step up to it.',
  descriptions: {
    lastAction: 'The last that an admin did to a member up to then.',
    previous: 'The position of the step before that.',
    next: 'The position of the step after it.',
  },
});

objectFrom('ReplayMark', replayMark, {
  description: 'Something that admins did to members, or several things near one another.',
  descriptions: { action: 'The first of them, in snake_case.' },
});

export const ReplayTimeline = objectFrom(
  'ReplayTimeline',
  z.object({ since: time, until: time, marks: z.array(replayMark) }),
);
