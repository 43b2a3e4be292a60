/** What somebody answered to the invitation, as it is stored and sent. */
export const replies = ['none', 'invited', 'yes', 'maybe', 'no', 'cancelled'] as const;
export type Reply = (typeof replies)[number];

/** Whether somebody with this reply stays away: no search seats them, and nobody waits for their seat. */
export const isDeclined = (reply: Reply): boolean => reply === 'no' || reply === 'cancelled';
