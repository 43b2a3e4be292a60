import type { EventCommand } from '../../../api/eventPlans/commands.ts';
import type { RandomCommands } from './named.ts';

const dayOf = (n: number): string =>
  `2027-05-${String(1 + (n % 28)).padStart(2, '0')}T18:00:00.000Z`;

export const eventCommands = {
  editPlan: ({ eventId, a, c }) => ({
    type: 'EditEventPlan',
    eventId,
    changes: { name: `dinner ${a}`, isPublic: c % 2 === 0, maxAttendees: c || null },
  }),
  editDates: ({ eventId, a, b, c }) => ({
    type: 'EditEventPlan',
    eventId,
    changes: {
      ...(c % 3 && { startDate: dayOf(a) }),
      ...(c % 2 && { endDate: dayOf(b) }),
    },
  }),
} satisfies RandomCommands<EventCommand>;
