import type { PlanFolds } from '../eventPlans/handlers.ts';

/** Folds the outline and the background of a room into its plan. */
export const roomFolds = {
  RoomOutlineSet: (plan, { data }) => ({ ...plan, room: { ...plan.room, outline: data.after } }),
  BackgroundSet: (plan, { data }) => ({ ...plan, room: { ...plan.room, background: data.after } }),
} satisfies Partial<PlanFolds>;
