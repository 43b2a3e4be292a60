/** A domain event as a store keeps it, with personal data sealed. */
export type LogEvent = {
  id: string;
  stream: string;
  revision: number;
  type: string;
  data: Record<string, unknown>;
  metadata: { commandId: string; actorId: string; origin?: { sealed: string } };
};
