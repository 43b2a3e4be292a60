/** The sign-in address. The browser returns to `returnTo`, a path of this site. */
export const signInAddress = (returnTo = '/'): string =>
  returnTo === '/' ? '/api/login' : `/api/login?returnTo=${encodeURIComponent(returnTo)}`;

export const signOutAddress = '/api/logout';
