import { knownWords } from '../attendees/knownWords.ts';
import { type Reply, replies } from '../attendees/replies.ts';

const replyOrTextFrom = knownWords(replies, {
  none: ['no reply', 'no response', 'not replied', 'not responded', 'not invited'],
  invited: [
    ...['invitation sent', 'sent', 'pending', 'awaiting reply', 'awaiting response'],
    ...['awaiting', 'waiting', 'needs action', 'eingeladen', 'offen'],
  ],
  yes: [
    ...['y', 'true', 'accept', 'accepts', 'accepted', 'attending', 'will attend', 'coming'],
    ...['going', 'confirmed', 'registered', 'approved', 'checked in', 'ja', 'zugesagt', 'zusage'],
    ...['oui', 'si'],
  ],
  maybe: [
    ...['tentative', 'tentatively accepted', 'might attend', 'undecided', 'unsure', 'not sure'],
    ...['perhaps', 'possibly', 'vielleicht', 'peut-être'],
  ],
  no: [
    ...['n', 'false', 'decline', 'declines', 'declined', 'not attending', 'will not attend'],
    ...['not coming', 'not going', 'cannot attend', 'unable to attend', 'regrets', 'rejected'],
    ...['nein', 'abgesagt', 'absage', 'non'],
  ],
  cancelled: ['canceled', 'cancellation', 'withdrawn', 'withdrew', 'storniert'],
});

const isReply = (text: string): text is Reply => replies.includes(text as Reply);

/** The reply that a text means, however it is spelt: "Accepted" is `yes`. Undefined for other texts. */
export const replyFrom = (text: string): Reply | undefined => {
  const reply = replyOrTextFrom(text);
  return isReply(reply) ? reply : undefined;
};
