/** The problems in a guest list that need the organiser's attention, in the order in which they are shown. */
export const attentionKinds = [
  'declinedButSeated',
  'declinedWithCard',
  'mealMissing',
  'unnamed',
  'partyParted',
  'replyMissing',
] as const;
export type AttentionKind = (typeof attentionKinds)[number];
