import type { PlanFolds } from '../eventPlans/handlers.ts';

export const roomFolds = {
  RoomOutlineSet: (plan, { data }) => ({ ...plan, room: { ...plan.room, outline: data.after } }),
  BackgroundSet: (plan, { data }) => ({ ...plan, room: { ...plan.room, background: data.after } }),
} satisfies Partial<PlanFolds>;
