/** Ids of the new attendees come from the decision context: `id(0)` for the first. */
export type PlusOneCommand = {
  type: 'AddPlusOnes';
  eventId: string;
  attendeeId: string;
  count: number;
};
