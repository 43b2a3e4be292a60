import { type CookieFetch, cookieFetch } from './cookieFetch.ts';

/**
 * Repeats a request while its change is saved but not shown yet, as clients do. A planner in a process of its
 * own waits no longer than two seconds, and a busy machine may need more.
 */
export const untilReady = async (ask: () => Promise<Response>): Promise<Response> => {
  for (;;) {
    const answer = await ask();
    if (answer.status !== 503) return answer;
    await answer.body?.cancel();
  }
};

/** A fetch that is signed in as the organiser of the sample event, with the embedded provider. */
export const signIn = async (url: string): Promise<CookieFetch> => {
  const browse = cookieFetch();
  await untilReady(() => browse(`${url}/api/login?login_hint=organiser@example.com`));
  return browse;
};
