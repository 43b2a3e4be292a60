/** What in a guest list needs the organiser's attention, in the order in which it is shown. */
export const attentionKinds = [
  'declinedButSeated',
  'declinedWithCard',
  'mealMissing',
  'unnamed',
  'partyParted',
  'replyMissing',
] as const;
export type AttentionKind = (typeof attentionKinds)[number];
