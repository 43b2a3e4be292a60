/**
 * A safe path to return to after sign-in, else `/`. Rejects everything that a browser could read as
 * another site (`//evil`, `/\evil`, `https:evil`) or as a header, and paths of the API, which routes
 * match regardless of letter case.
 */
export const safeReturnTo = (value: unknown): string => {
  if (typeof value !== 'string' || value.length > 500 || !value.startsWith('/')) return '/';
  if (/[\\\p{Cc}]/u.test(value) || value.startsWith('//')) return '/';
  const here = 'http://here.invalid';
  if (!URL.canParse(value, here)) return '/';
  const url = new URL(value, here);
  const isHere = url.origin === here && !url.pathname.toLowerCase().startsWith('/api/');
  return isHere && !url.pathname.startsWith('//') ? url.pathname + url.search + url.hash : '/';
};
