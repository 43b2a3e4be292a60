import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { StartError } from '../env.ts';

/** The properties of an OpenID provider that signing in needs. */
export type OpenIdProvider = {
  issuer: string;
  authorizationEndpoint: string;
  tokenEndpoint: string;
  userinfoEndpoint?: string;
  jwksUri: string;
  clientId: string;
  clientSecret: string;
  /** Whether to ask for the account at each sign-in, even if the provider still has a session. */
  alwaysAsk: boolean;
};

const document = z.object({
  issuer: z.string(),
  authorization_endpoint: z.url(),
  token_endpoint: z.url(),
  userinfo_endpoint: z.url().optional(),
  jwks_uri: z.url(),
});

type Description = z.output<typeof document>;

const tries = 5;

/**
 * Reads the provider's metadata (OpenID Connect Discovery 1.0), retrying for a few seconds.
 * @throws StartError if the metadata cannot be read, or names another issuer
 */
export const discoverOpenIdProvider = async (client: {
  issuer: string;
  clientId: string;
  clientSecret: string;
}): Promise<OpenIdProvider> => {
  const found = await fetchDocument(`${client.issuer}/.well-known/openid-configuration`);
  if (found.issuer.replace(/\/+$/, '') !== client.issuer) {
    throw new StartError(
      `OAUTH_ISSUER is ${client.issuer}, but the provider there is ${found.issuer}`,
    );
  }
  return {
    issuer: found.issuer,
    authorizationEndpoint: found.authorization_endpoint,
    tokenEndpoint: found.token_endpoint,
    userinfoEndpoint: found.userinfo_endpoint,
    jwksUri: found.jwks_uri,
    clientId: client.clientId,
    clientSecret: client.clientSecret,
    alwaysAsk: false,
  };
};

const fetchDocument = async (url: string): Promise<Description> => {
  for (let attempt = 1; ; attempt += 1) {
    const found = await readDocument(url);
    if (typeof found === 'object') return found;
    if (attempt === tries) {
      throw new StartError(`The OpenID provider at ${url} cannot be read: ${found}`);
    }
    await pause(attempt * 300);
  }
};

/** The metadata, or a short reason why there is none. */
const readDocument = async (url: string): Promise<Description | string> => {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(5_000) });
    if (!answer.ok) return `it answers ${answer.status}`;
    const parsed = document.safeParse(await answer.json().catch(() => undefined));
    return parsed.success ? parsed.data : 'it does not describe an OpenID provider';
  } catch (error) {
    const { code } = ((error as Error).cause ?? {}) as { code?: string };
    return code ? `it does not answer (${code})` : 'it does not answer';
  }
};
