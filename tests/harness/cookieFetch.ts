export type CookieFetch = {
  (url: string, init?: RequestInit): Promise<Response>;
  /** The Cookie header for an address, e.g. for a WebSocket. */
  cookieFor: (url: string) => string;
};

const mostRedirects = 15;

/**
 * A fetch that keeps cookies by host name and path, and follows redirects, like `curl -L -c -b`.
 */
export const cookieFetch = (): CookieFetch => {
  type Kept = { value: string; path: string };
  const jar = new Map<string, Map<string, Kept>>();

  const keep = (url: URL, answer: Response) => {
    const cookies = jar.get(url.hostname) ?? new Map<string, Kept>();
    jar.set(url.hostname, cookies);
    for (const line of answer.headers.getSetCookie()) {
      const [pair = '', ...attributes] = line.split(';').map((part) => part.trim());
      const name = pair.slice(0, pair.indexOf('='));
      const attribute = (key: string) =>
        attributes.find((text) => text.toLowerCase().startsWith(`${key}=`))?.slice(key.length + 1);
      const isGone =
        attribute('max-age') === '0' || new Date(attribute('expires') ?? 8.64e15) < new Date();
      if (isGone) cookies.delete(name);
      else
        cookies.set(name, { value: pair.slice(name.length + 1), path: attribute('path') ?? '/' });
    }
  };

  const cookieFor = (address: string): string => {
    const url = new URL(address);
    return [...(jar.get(url.hostname) ?? [])]
      .filter(([, cookie]) => url.pathname.startsWith(cookie.path))
      .map(([name, cookie]) => `${name}=${cookie.value}`)
      .join('; ');
  };

  const follow = async (address: string, init: RequestInit, left: number): Promise<Response> => {
    const headers = new Headers(init.headers);
    const cookie = cookieFor(address);
    if (cookie) headers.set('cookie', cookie);
    const answer = await fetch(address, { ...init, headers, redirect: 'manual' });
    keep(new URL(address), answer);
    const location = answer.headers.get('location');
    if (answer.status < 300 || answer.status > 399 || !location) return answer;
    if (left === 0) throw new Error(`more than ${mostRedirects} redirects, lastly to ${location}`);
    // Read to the end, because the server may store the session after the headers.
    await answer.arrayBuffer();
    return follow(new URL(location, address).href, {}, left - 1);
  };

  return Object.assign((url: string, init: RequestInit = {}) => follow(url, init, mostRedirects), {
    cookieFor,
  });
};
