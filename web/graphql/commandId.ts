/**
 * A fresh id for one command: 128 random bits as base64url. A command that is sent again with the
 * same id, because its answer was lost, happens once.
 */
export const newCommandId = (): string => {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
};
