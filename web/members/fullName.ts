type Named = { firstName?: string | null; lastName?: string | null };

/** First and last name, as far as known; empty if both are missing. */
export const fullName = ({ firstName, lastName }: Named): string =>
  [firstName, lastName].filter(Boolean).join(' ');
