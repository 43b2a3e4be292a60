import { knownWords } from '../attendees/knownWords.ts';
import { type Reply, replies } from '../attendees/replies.ts';

const replyOrTextFrom = knownWords(replies, {
  none: [
    ...['no reply', 'no response', 'not replied', 'not responded', 'not invited'],
    ...[
      'keine antwort',
      'keine rückmeldung',
      'pas de réponse',
      'sin respuesta',
      'nessuna risposta',
    ],
  ],
  invited: [
    ...['invitation sent', 'sent', 'pending', 'awaiting reply', 'awaiting response'],
    ...['awaiting', 'waiting', 'needs action', 'eingeladen', 'offen'],
    ...['noch offen', 'ausstehend', 'pending approval', 'tbc', 'to be confirmed', 'en attente'],
    ...['pendiente', 'pendente', 'in attesa', 'visited', 'opened', 'delivered', 'undeliverable'],
  ],
  yes: [
    ...['y', 'true', 'accept', 'accepts', 'accepted', 'attending', 'will attend', 'coming'],
    ...['going', 'confirmed', 'registered', 'approved', 'checked in', 'attended'],
    ...['ja', 'zugesagt', 'zusage', 'rsvp yes'],
    ...[
      'oui',
      'si',
      'sim',
      'i will attend',
      'will be attending',
      'i will be there',
      'i’ll be there',
    ],
    ...['accepts with pleasure', 'joyfully accepts', 'angenommen', 'nimmt teil', 'kommt', 'dabei'],
    ...['accepté', 'acceptée', 'confirmé', 'confirmée', 'présent', 'présente', 'confirmado'],
    ...['confirmada', 'aceptado', 'aceptada', 'asistirá', 'confermato', 'confermata', 'bevestigd'],
  ],
  maybe: [
    ...['tentative', 'tentatively accepted', 'might attend', 'undecided', 'unsure', 'not sure'],
    ...['not sure yet', 'waitlist', 'waitlisted', 'on waitlist', 'waiting list', 'on hold'],
    ...['on the waitlist', 'on waiting list', 'on the waiting list', 'warteliste'],
    ...['auf der warteliste', 'liste d’attente', 'sur liste d’attente', 'lista de espera'],
    ...['en lista de espera', 'lista d’attesa', 'in lista d’attesa', 'wachtlijst'],
    ...['perhaps', 'possibly', 'vielleicht', 'peut-être', 'tal vez', 'quizás'],
    ...['forse', 'misschien'],
  ],
  no: [
    ...['n', 'false', 'decline', 'declines', 'declined', 'not attending', 'will not attend'],
    ...['not coming', 'not going', 'cannot attend', 'unable to attend', 'regrets', 'rejected'],
    ...['nein', 'abgesagt', 'absage', 'non', 'sorry', 'rsvp no'],
    ...['i cannot attend', 'i can’t attend', 'i will not attend', 'i cannot make it'],
    ...['i can’t make it', 'can’t make it', 'cannot make it', 'regretfully declines', 'abgelehnt'],
    ...['nimmt nicht teil', 'kommt nicht', 'nicht dabei', 'refusé', 'refusée', 'décliné'],
    ...['déclinée', 'absent', 'absente', 'no asistirá', 'rechazado', 'rechazada', 'nee', 'nej'],
    ...['nei', 'não'],
  ],
  cancelled: [
    ...['canceled', 'cancellation', 'withdrawn', 'withdrew', 'deleted', 'refunded', 'transferred'],
    ...['storniert', 'abgemeldet', 'annulé', 'annulée', 'cancelado', 'cancelada', 'annullato'],
    'geannuleerd',
  ],
});

const isReply = (text: string): text is Reply => replies.includes(text as Reply);

const knownReply = (text: string): Reply | undefined => {
  const reply = replyOrTextFrom(text);
  return isReply(reply) ? reply : undefined;
};

/** "Yes, I will attend": a reply, and what says the same again. */
const saidTwice = /^([^,.!–—]+)[,.!–—]\s*(.+)$/su;

/**
 * The reply that a text means, however it is spelt: "Accepted" and "Yes, I will attend" are `yes`. Undefined for other
 * texts, such as "Yes, but late".
 */
export const replyFrom = (text: string): Reply | undefined => {
  const [, first = '', again = ''] = saidTwice.exec(text) ?? [];
  const reply = knownReply(first);
  return knownReply(text) ?? (reply === knownReply(again) ? reply : undefined);
};
