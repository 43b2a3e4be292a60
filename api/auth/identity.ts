import { createRemoteJWKSet, errors, type JWTVerifyGetKey, jwtVerify } from 'jose';
import { z } from 'zod';
import { optionalUrl } from '../../schema/inputs/text.ts';
import { limits } from '../../schema/limits.ts';
import { isRefusal, Refusal } from '../../schema/refusal.ts';
import { tidied } from '../../schema/text/plainText.ts';
import type { OpenIdProvider } from './openIdProvider.ts';

/** A member as the provider describes them. */
export type Identity = {
  issuer: string;
  subject: string;
  /** Null unless the provider has verified the address. */
  email: string | null;
  firstName: string | null;
  lastName: string | null;
  profileImageUrl: string | null;
};

/** A provider cannot correct a name, so a text that breaks our rules is cut or left out. */
const aName = z
  .string()
  .transform((name) => tidied(name, limits.personName))
  .catch(null);

const aPicture = optionalUrl
  .transform((url) => (url?.startsWith('https:') ? url : null))
  .catch(null);

/** The claims of an id_token or a userinfo answer that we use. */
export const claimsShape = z.object({
  sub: z.string().min(1),
  email: z.email().max(limits.email).optional(),
  email_verified: z.union([z.boolean(), z.enum(['true', 'false'])]).optional(),
  given_name: aName,
  family_name: aName,
  picture: aPicture,
});
type Claims = z.output<typeof claimsShape>;

/** Up to 255 ASCII characters by OpenID Connect Core, section 2. Invisible characters are refused. */
const subjectPattern = /^[^\p{C}\p{Z}\ufffd][^\p{C}\p{Zl}\p{Zp}\ufffd]*$/u;
const longestSubject = 255;

const isSubject = (sub: string): boolean =>
  sub.length <= longestSubject && subjectPattern.test(sub);

const badSubject = () =>
  new Refusal(
    'FORBIDDEN',
    'Your sign-in provider knows you by an id that cannot be kept. Please tell the people who run it.',
  );

/** The refusal of a failed sign-in, which gives no reason. */
export const signInFailed = () => new Refusal('NOT_SIGNED_IN', 'Sign-in failed. Please try again.');

/** The refusal while the provider cannot be reached. */
export const providerUnavailable = () =>
  new Refusal('NOT_READY', 'The sign-in provider does not answer. Please try again in a moment.');

/** Asymmetric signature algorithms only: `none` and shared secrets prove nothing. */
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
 * Verifies an id_token (OpenID Connect Core, section 3.1.3.7): signature, issuer, audience, expiry and nonce.
 * @throws Refusal NOT_SIGNED_IN without a reason; NOT_READY if the provider's keys cannot be fetched;
 * FORBIDDEN if its subject identifier cannot be stored
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
 * The provider's keys. An unknown key is fetched at once, without a cooldown: tokens come from the
 * provider itself, so strangers cannot trigger fetches.
 */
const publishedKeys = (jwksUri: string): JWTVerifyGetKey => {
  const keys = createRemoteJWKSet(new URL(jwksUri), { cooldownDuration: 0 });
  return (header, token) =>
    keys(header, token).catch((error: unknown) => {
      throw isAboutTheToken(error) ? error : providerUnavailable();
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

/** Many providers give the address only here. Ignores an answer about another subject. */
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
