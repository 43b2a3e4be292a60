import type { UserRow } from '../../schema/entities/user.ts';
import { cookieFetch } from './cookieFetch.ts';

export type Problem = { code: string; message: string };

/** A browser that has not signed in yet, at a planner. */
export type Visitor = {
  open: (address: string, headers?: Record<string, string>) => Promise<Response>;
  /** Goes to sign in and wherever that leads. */
  signIn: (query?: Record<string, string>) => Promise<Response>;
  /** Who the planner takes them for. */
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
