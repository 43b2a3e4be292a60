import { type Reply, replies } from '../../schema/attendees/replies.ts';
import { t } from '../texts/en/replies.ftl';

/** A reply as people read it: "Not replied", "Coming". */
export const replyText = (reply: Reply): string => t('reply-text', { reply });

export const replyOptions = replies.map((value) => ({ value, label: replyText(value) }));
