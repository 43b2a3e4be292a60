/** A web address with its scheme, which people leave out. Null for another text. */
export const webAddress = (text: string): string | null => {
  const spelled = /^[a-z][a-z0-9+.-]*:/i.test(text) ? text : `https://${text}`;
  const url = URL.canParse(spelled) ? new URL(spelled) : undefined;
  const isWeb = url && /^https?:$/.test(url.protocol) && url.hostname.includes('.');
  return isWeb ? spelled : null;
};
