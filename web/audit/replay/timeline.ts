/** The slider's length in steps of its own: finer than a screen has pixels. */
export const sliderSteps = 1_000;

type Span = { since: string; until: string };

const ends = ({ since, until }: Span): [number, number] => [Date.parse(since), Date.parse(until)];

/** Where a moment lies between the beginning (0) and the end (1). */
export const placeOf = (moment: string, span: Span): number => {
  const [since, until] = ends(span);
  if (until <= since) return 1;
  return Math.min(1, Math.max(0, (Date.parse(moment) - since) / (until - since)));
};

/** The moment at a place. The end is reached exactly, so that it is now. */
export const momentAt = (place: number, span: Span): string => {
  const [since, until] = ends(span);
  return new Date(since + Math.round(place * (until - since))).toISOString();
};
