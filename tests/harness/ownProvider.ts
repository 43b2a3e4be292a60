import { createHmac, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import {
  type MutableRedirectUri,
  type MutableResponse,
  type MutableToken,
  OAuth2Server,
} from 'oauth2-mock-server';

type Claims = Record<string, unknown>;

/** An OpenID provider of the test's own, which can be made to lie. */
export type OwnProvider = {
  server: OAuth2Server;
  oauth: { issuer: string; clientId: string; clientSecret: string };
  /** Sets who is signed in from now on. */
  signsIn: (person: Claims) => void;
  /** Sets the answer of userinfo. */
  tells: (person: Claims) => void;
  /** Changes the claims of id_tokens before they are signed with a published key. */
  claims: (change: (claims: Claims) => void) => void;
  /** Changes the answer of the token endpoint. */
  answers: (change: (answer: MutableResponse) => void) => void;
  /** Changes the parameters with which the browser returns. */
  returns: (change: (query: URLSearchParams) => void) => void;
  /** Stops redirecting browsers back, so that the test itself follows the address. */
  holdsBack: () => void;
  /** The last address back to the planner, whether it was followed or not. */
  wayBack: () => string;
  /** Makes it honest again, with nobody to sign in. */
  reset: () => void;
  /** The parameters of the last authorization request. */
  asked: () => URLSearchParams;
  /** The body of the last token request. */
  traded: () => Claims;
  stop: () => Promise<void>;
};

const client = { clientId: 'planner', clientSecret: 'a secret of the client' };

export const startOwnProvider = async (): Promise<OwnProvider> => {
  const server = new OAuth2Server();
  await server.issuer.keys.generate('RS256');
  await server.start(0, '127.0.0.1');
  const issuer = server.issuer.url as string;
  const honest = {
    claims: (_claims: Claims) => {},
    answer: (_answer: MutableResponse) => {},
    query: (_query: URLSearchParams) => {},
  };
  const now = { ...honest, holding: false, person: {} as Claims, userinfo: {} as Claims };
  const seen = { asked: new URLSearchParams(), traded: {} as Claims, wayBack: '' };

  server.service.on('beforeAuthorizeRedirect', ({ url }: MutableRedirectUri, { url: path }) => {
    seen.asked = new URL(path, issuer).searchParams;
    now.query(url.searchParams);
    seen.wayBack = url.href;
    if (now.holding) url.href = `${issuer}/held-back`;
  });
  server.service.on('beforeTokenSigning', ({ payload }: MutableToken, { body }) => {
    seen.traded = body;
    if (payload.aud !== client.clientId) return;
    Object.assign(payload, now.person);
    now.claims(payload);
  });
  server.service.on('beforeResponse', (answer: MutableResponse) => now.answer(answer));
  server.service.on('beforeUserinfo', (answer: MutableResponse) => {
    answer.body = now.userinfo;
  });

  return {
    server,
    oauth: { issuer, ...client },
    signsIn: (person) => {
      now.person = person;
    },
    tells: (person) => {
      now.userinfo = person;
    },
    claims: (change) => {
      now.claims = change;
    },
    answers: (change) => {
      now.answer = change;
    },
    returns: (change) => {
      now.query = change;
    },
    holdsBack: () => {
      now.holding = true;
    },
    wayBack: () => seen.wayBack,
    reset: () => {
      Object.assign(now, honest, { holding: false, person: {}, userinfo: {} });
    },
    asked: () => seen.asked,
    traded: () => seen.traded,
    stop: () => server.stop(),
  };
};

/** An id_token with a changed header and claims, signed by whoever changed them. */
const resealed = (
  idToken: unknown,
  { header, claims }: { header?: Claims; claims?: Claims },
  seal: (text: string) => Buffer,
): string => {
  const [head, payload] = String(idToken).split('.').slice(0, 2).map(decoded);
  const text = [
    { ...head, ...header },
    { ...payload, ...claims },
  ]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.');
  return `${text}.${seal(text).toString('base64url')}`;
};

const decoded = (part: string): Claims => JSON.parse(Buffer.from(part, 'base64url').toString());

export const unsigned = (idToken: unknown): string =>
  resealed(idToken, { header: { alg: 'none' } }, () => Buffer.alloc(0));

export const signedWithSharedSecret = (idToken: unknown, secret: string): string =>
  resealed(idToken, { header: { alg: 'HS256' } }, (text) =>
    createHmac('sha256', secret).update(text).digest(),
  );

export const signedWith = (idToken: unknown, key: KeyObject, kid?: string): string =>
  resealed(idToken, { header: kid ? { kid } : {} }, (text) =>
    sign('RSA-SHA256', Buffer.from(text), key),
  );

/** Somebody else's claims under the signature of one's own token. */
export const withForgedClaims = (idToken: unknown, claims: Claims): string => {
  const signature = Buffer.from(String(idToken).split('.')[2] ?? '', 'base64url');
  return resealed(idToken, { claims }, () => signature);
};

export const newKey = (): KeyObject =>
  generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;
