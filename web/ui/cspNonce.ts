/**
 * The nonce under which the page's content security policy lets a style element in: the server
 * writes it into index.html. Undefined where none is needed, as with the development server.
 */
export const cspNonce = (): string | undefined => {
  const written = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content;
  return written && !written.startsWith('%') ? written : undefined;
};
