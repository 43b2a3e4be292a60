/** A LinkedIn profile without its host, as forms such as Luma's keep it. */
const profile = /^\/?in\/[^/\s]+\/?$/i;

/**
 * A web address with its scheme, which people leave out: "linkedin.com/in/mira". "/in/mira" is a LinkedIn profile. Null
 * for another text.
 */
export const webAddress = (text: string): string | null => {
  if (profile.test(text)) return `https://www.linkedin.com/${text.replace(/^\//, '')}`;
  const spelled = /^[a-z][a-z0-9+.-]*:/i.test(text) ? text : `https://${text}`;
  const url = URL.canParse(spelled) ? new URL(spelled) : undefined;
  const isWeb = url && /^https?:$/.test(url.protocol) && url.hostname.includes('.');
  return isWeb ? spelled : null;
};
