/**
 * A fresh command id: 128 random bits as base64url. It makes retries idempotent when an answer
 * was lost.
 */
export const newCommandId = (): string => {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
};
