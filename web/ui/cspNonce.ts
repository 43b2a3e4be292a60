/**
 * The nonce that the page's content security policy requires of style elements. The server writes
 * it into index.html. Undefined if none is needed, as in the development server.
 */
export const cspNonce = (): string | undefined => {
  const written = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content;
  return written && !written.startsWith('%') ? written : undefined;
};
