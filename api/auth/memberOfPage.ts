/**
 * Whether a page may use the session of a member. A page names the member for whom it was opened. Somebody
 * else may have signed in since in the same browser, and must not answer for requests of that page. Other
 * clients name nobody.
 */
export const isMemberOfPage = (named: unknown, memberId: string | undefined): boolean =>
  named === undefined || named === memberId;
