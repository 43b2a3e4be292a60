/** Where the browser goes to sign in, and comes back from to `returnTo`, a path of this site. */
export const signInAddress = (returnTo = '/'): string =>
  returnTo === '/' ? '/api/login' : `/api/login?returnTo=${encodeURIComponent(returnTo)}`;

export const signOutAddress = '/api/logout';
