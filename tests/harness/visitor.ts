import type { UserRow } from '../../schema/entities/user.ts';
import { cookieFetch } from './cookieFetch.ts';

export type Problem = { code: string; message: string };

/** A browser at a planner that has not signed in yet. */
export type Visitor = {
  open: (address: string, headers?: Record<string, string>) => Promise<Response>;
  /** Goes to the sign-in and follows where it leads. */
  signIn: (query?: Record<string, string>) => Promise<Response>;
  /** Who the planner says is signed in. */
  self: () => Promise<UserRow | undefined>;
  cookie: () => string;
};

export const visitor = (url: string): Visitor => {
  const browse = cookieFetch();
  return {
    open: (address, headers = {}) => browse(new URL(address, url).href, { headers }),
    signIn: (query = {}) => browse(`${url}/api/login?${new URLSearchParams(query)}`),
    self: async () => {
      const answer = await browse(`${url}/api/auth/user`);
      return answer.status === 200 ? answer.json() : undefined;
    },
    cookie: () => browse.cookieFor(url),
  };
};
