/** A domain event as it stands in a store, with what is personal sealed. */
export type LogEvent = {
  id: string;
  stream: string;
  revision: number;
  type: string;
  data: Record<string, unknown>;
  metadata: { commandId: string; actorId: string; origin?: { sealed: string } };
};
