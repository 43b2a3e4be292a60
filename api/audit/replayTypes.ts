import { z } from 'zod';
import { replay, replayedTotals, replayedUser, replayMark } from '../../schema/entities/audit.ts';
import { time } from '../../schema/entities/fields.ts';
import { objectFrom } from '../graphql/fromZod.ts';

export const ReplayedUser = objectFrom('ReplayedUser', replayedUser, {
  description: 'A member as they were at a moment.',
  descriptions: { email: 'The present address, like the names.' },
});

export const ReplayedTotals = objectFrom('ReplayedTotals', replayedTotals);

export const Replay = objectFrom('Replay', replay, {
  description: 'The members at a moment, and the last step up to it.',
  descriptions: {
    lastAction: 'The last admin action on a member up to that moment.',
    previous: 'The position of the previous step.',
    next: 'The position of the next step.',
  },
});

objectFrom('ReplayMark', replayMark, {
  description: 'An admin action on a member, or several close together.',
  descriptions: { action: 'The first action, in snake_case.' },
});

export const ReplayTimeline = objectFrom(
  'ReplayTimeline',
  z.object({ since: time, until: time, marks: z.array(replayMark) }),
);
