import { createRemoteJWKSet, errors, type JWTVerifyGetKey, jwtVerify } from 'jose';
import { z } from 'zod';
import { optionalUrl } from '../../schema/inputs/text.ts';
import { limits } from '../../schema/limits.ts';
import { tidied } from '../../schema/plainText.ts';
import { isRefusal, Refusal } from '../../schema/refusal.ts';
import type { OpenIdProvider } from './openIdProvider.ts';

/** Who a provider says that somebody is. */
export type Identity = {
  issuer: string;
  subject: string;
  /** Only an address that the provider has verified. */
  email: string | null;
  firstName: string | null;
  lastName: string | null;
  profileImageUrl: string | null;
};

/** A provider is no person who could correct a name: what cannot be kept of it is left out. */
const aName = z
  .string()
  .transform((name) => tidied(name, limits.personName))
  .catch(null);

const aPicture = optionalUrl
  .transform((url) => (url?.startsWith('https:') ? url : null))
  .catch(null);

/** The claims that are read of a token. */
export const claimsShape = z.object({
  sub: z.string().min(1),
  email: z.email().max(limits.email).optional(),
  email_verified: z.union([z.boolean(), z.enum(['true', 'false'])]).optional(),
  given_name: aName,
  family_name: aName,
  picture: aPicture,
});
type Claims = z.output<typeof claimsShape>;

/** OpenID Connect Core, section 2, allows 255 characters; what nobody can read is no name of anybody. */
const subjectPattern = /^[^\p{C}\p{Z}\ufffd][^\p{C}\p{Zl}\p{Zp}\ufffd]*$/u;
const longestSubject = 255;

const isSubject = (sub: string): boolean =>
  sub.length <= longestSubject && subjectPattern.test(sub);

const badSubject = () =>
  new Refusal(
    'FORBIDDEN',
    'Your sign-in provider knows you by an id that cannot be kept. Please tell who runs it.',
  );

export const signInFailed = () => new Refusal('NOT_SIGNED_IN', 'Sign-in failed. Please try again.');

export const providerSilent = () =>
  new Refusal('NOT_READY', 'The sign-in provider does not answer. Please try again in a moment.');

/** Signature algorithms of public keys; `none` and shared secrets are no proof. */
const algorithms = [
  'RS256',
  'RS384',
  'RS512',
  'PS256',
  'PS384',
  'PS512',
  'ES256',
  'ES384',
  'EdDSA',
];

export type VerifyIdentity = (tokens: {
  idToken: unknown;
  accessToken: unknown;
  nonce: string;
}) => Promise<Identity>;

/**
 * Verifies an id_token: signature by the provider's keys, issuer, audience, expiry and nonce.
 * @throws Refusal NOT_SIGNED_IN, never saying why; NOT_READY where the provider's keys cannot be had;
 * FORBIDDEN where the provider's own name for somebody cannot be kept.
 */
export const identityVerifier = (provider: OpenIdProvider): VerifyIdentity => {
  const keys = publishedKeys(provider.jwksUri);
  return async ({ idToken, accessToken, nonce }) => {
    if (typeof idToken !== 'string') throw signInFailed();
    const claims = await verified(idToken, keys, provider, nonce);
    const all = claims.email ? claims : await withUserinfo(claims, provider, accessToken);
    if (!isSubject(all.sub)) throw badSubject();
    const isVerified = all.email_verified === true || all.email_verified === 'true';
    return {
      issuer: provider.issuer,
      subject: all.sub,
      email: all.email && isVerified ? all.email : null,
      firstName: all.given_name,
      lastName: all.family_name,
      profileImageUrl: all.picture,
    };
  };
};

/**
 * The provider's keys. One that is not known yet is looked for at once, also shortly after the last
 * time: tokens come from the provider itself, so no stranger can have it asked over and over.
 */
const publishedKeys = (jwksUri: string): JWTVerifyGetKey => {
  const keys = createRemoteJWKSet(new URL(jwksUri), { cooldownDuration: 0 });
  return (header, token) =>
    keys(header, token).catch((error: unknown) => {
      throw isAboutTheToken(error) ? error : providerSilent();
    });
};

const isAboutTheToken = (error: unknown): boolean =>
  error instanceof errors.JWKSNoMatchingKey ||
  error instanceof errors.JWKSMultipleMatchingKeys ||
  error instanceof errors.JOSENotSupported;

const verified = async (
  idToken: string,
  keys: JWTVerifyGetKey,
  { issuer, clientId }: OpenIdProvider,
  nonce: string,
): Promise<Claims> => {
  try {
    const { payload } = await jwtVerify(idToken, keys, {
      issuer,
      audience: clientId,
      algorithms,
      requiredClaims: ['sub', 'exp', 'iat', 'nonce'],
      clockTolerance: 30,
    });
    const isForUs = payload.azp === undefined || payload.azp === clientId;
    if (payload.nonce !== nonce || !isForUs) throw signInFailed();
    return claimsShape.parse(payload);
  } catch (error) {
    throw isRefusal(error) ? error : signInFailed();
  }
};

/** Many providers tell the address only here. What speaks of another subject is not believed. */
const withUserinfo = async (
  claims: Claims,
  { userinfoEndpoint }: OpenIdProvider,
  accessToken: unknown,
): Promise<Claims> => {
  if (!userinfoEndpoint || typeof accessToken !== 'string') return claims;
  try {
    const answer = await fetch(userinfoEndpoint, {
      headers: { authorization: `Bearer ${accessToken}` },
      signal: AbortSignal.timeout(10_000),
    });
    const info = claimsShape.parse(await answer.json());
    return info.sub === claims.sub ? info : claims;
  } catch {
    return claims;
  }
};
