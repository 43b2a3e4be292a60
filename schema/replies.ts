import { knownWords } from './knownWords.ts';

/** What somebody answered to the invitation, as it is stored and sent. */
export const replies = ['none', 'invited', 'yes', 'maybe', 'no', 'cancelled'] as const;
export type Reply = (typeof replies)[number];

/** Whether somebody with this reply stays away: no search seats them, and nobody waits for their seat. */
export const isDeclined = (reply: Reply): boolean => reply === 'no' || reply === 'cancelled';

const replyOrTextFrom = knownWords(replies, {
  none: ['no reply', 'no response', 'not replied', 'not responded', 'not invited'],
  invited: [
    ...['invitation sent', 'sent', 'pending', 'awaiting reply', 'awaiting response'],
    ...['awaiting', 'waiting', 'needs action', 'eingeladen'],
  ],
  yes: [
    ...['y', 'true', 'accept', 'accepts', 'accepted', 'attending', 'will attend', 'coming'],
    ...['going', 'confirmed', 'registered', 'ja', 'zugesagt', 'oui', 'si'],
  ],
  maybe: [
    ...['tentative', 'tentatively accepted', 'might attend', 'undecided', 'unsure', 'not sure'],
    ...['perhaps', 'possibly', 'vielleicht', 'peut-être'],
  ],
  no: [
    ...['n', 'false', 'decline', 'declines', 'declined', 'not attending', 'will not attend'],
    ...['not coming', 'not going', 'cannot attend', 'unable to attend', 'regrets', 'rejected'],
    ...['nein', 'abgesagt', 'non'],
  ],
  cancelled: ['canceled', 'cancellation', 'withdrawn', 'withdrew', 'storniert'],
});

const isReply = (text: string): text is Reply => replies.includes(text as Reply);

/** The reply that a text means, however it is spelt: "Accepted" is `yes`. Undefined for other texts. */
export const replyFrom = (text: string): Reply | undefined => {
  const reply = replyOrTextFrom(text);
  return isReply(reply) ? reply : undefined;
};
