import type { EventCommand } from '../../../api/eventPlans/commands.ts';
import type { RandomCommands } from './named.ts';

export const eventCommands = {
  editPlan: ({ eventId, a, c }) => ({
    type: 'EditEventPlan',
    eventId,
    changes: { name: `dinner ${a}`, isPublic: c % 2 === 0, maxAttendees: c || null },
  }),
} satisfies RandomCommands<EventCommand>;
