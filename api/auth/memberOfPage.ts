/**
 * Whether a page that names this member may act by the session of that one. A page names the member for whom it was
 * opened. In its browser another may have signed in since: what it sends is not theirs. Other clients name nobody.
 */
export const isMemberOfPage = (named: unknown, memberId: string | undefined): boolean =>
  named === undefined || named === memberId;
