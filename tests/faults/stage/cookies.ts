import { setTimeout as pause } from 'node:timers/promises';
import { cookieFetch } from '../../harness/cookieFetch.ts';

/** Members who may edit every plan: the organiser, a moderator and an admin. */
const editors = ['organiser@example.com', 'moderator@example.com', 'admin@example.com'];

/** Signs in at the planner with the embedded provider, and returns the cookies. */
export const signedIn = async (
  url: string,
  emails: readonly string[] = editors,
): Promise<string[]> => {
  const cookies: string[] = [];
  for (const email of emails) cookies.push(await signedInAs(url, email));
  return cookies;
};

const notReady = 503;
const againAfterMs = 500;

/** A planner that has just started on a long log may ask to try again. */
const signedInAs = async (url: string, email: string, tries = 40): Promise<string> => {
  const browse = cookieFetch();
  const answer = await browse(`${url}/api/login?login_hint=${encodeURIComponent(email)}`);
  await answer.body?.cancel();
  if (answer.status === notReady && tries > 1) {
    await pause(againAfterMs);
    return signedInAs(url, email, tries - 1);
  }
  const cookie = browse.cookieFor(`${url}/api`);
  if (!cookie || !answer.ok) throw new Error(`${email} could not sign in: ${answer.status}`);
  return cookie;
};
