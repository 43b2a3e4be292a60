/** The ids of the new attendees come from the decision context, from `id(0)` on. */
export type PlusOneCommand = {
  type: 'AddPlusOnes';
  eventId: string;
  attendeeId: string;
  count: number;
};
