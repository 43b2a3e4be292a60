/**
 * The kinds of attention that a guest list needs from the organiser, in the order in which they are shown.
 */
export const attentionKinds = [
  'declinedButSeated',
  'declinedWithCard',
  'mealMissing',
  'unnamed',
  'partyParted',
  'replyMissing',
] as const;
export type AttentionKind = (typeof attentionKinds)[number];
