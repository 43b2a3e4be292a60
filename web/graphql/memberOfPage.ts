let id: string | undefined;

/** The member for whom this page was opened, even if somebody else has signed in in another tab. */
export const memberOfPage = (): string | undefined => id;

/** Only the first call counts, because another member needs another page. */
export const noteMemberOfPage = (memberId: string): void => {
  id ??= memberId;
};

/**
 * Headers that make the server refuse a request of this page if the session now belongs to another member.
 */
export const ofMember = (): Record<string, string> => (id ? { 'member-id': id } : {});
