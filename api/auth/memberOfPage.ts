/**
 * Whether a page may use the session of a member. A page names the member it was opened for; somebody else may have
 * signed in since in the same browser, and must not answer for what that page sends. Other clients name nobody.
 */
export const isMemberOfPage = (named: unknown, memberId: string | undefined): boolean =>
  named === undefined || named === memberId;
