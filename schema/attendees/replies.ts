/** The replies to an invitation, as they are stored and sent. */
export const replies = ['none', 'invited', 'yes', 'maybe', 'no', 'cancelled'] as const;
export type Reply = (typeof replies)[number];

/** Whether somebody with this reply stays away, so that they need no seat. */
export const isDeclined = (reply: Reply): boolean => reply === 'no' || reply === 'cancelled';
