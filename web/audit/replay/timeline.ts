/** The slider's resolution: finer than its width in pixels. */
export const sliderSteps = 1_000;

type Span = { since: string; until: string };

const ends = ({ since, until }: Span): [number, number] => [Date.parse(since), Date.parse(until)];

/** The position of a moment on the slider, from 0 to 1. */
export const placeOf = (moment: string, span: Span): number => {
  const [since, until] = ends(span);
  if (until <= since) return 1;
  return Math.min(1, Math.max(0, (Date.parse(moment) - since) / (until - since)));
};

/** The moment at a position. The end is exact, because it means now. */
export const momentAt = (place: number, span: Span): string => {
  const [since, until] = ends(span);
  return new Date(since + Math.round(place * (until - since))).toISOString();
};
