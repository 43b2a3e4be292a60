let id: string | undefined;

/** The member for whom this page was opened. It stays theirs when somebody else signs in beside it. */
export const memberOfPage = (): string | undefined => id;

/** The first one counts: another member needs another page. */
export const noteMemberOfPage = (memberId: string): void => {
  id ??= memberId;
};

/** Has the server refuse what this page sends where the session is another member's by now. */
export const ofMember = (): Record<string, string> => (id ? { 'member-id': id } : {});
