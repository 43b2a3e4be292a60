import { axisTimeText } from '../../texts/formats.ts';

type Stretch = { part: number; firstRevision: number; lastRevision: number; from: string };

/** The slider's scale: a number of equal parts of time, and the revisions in each part. */
export type Scale = { parts: number; stretches: readonly Stretch[] };

/** The last stretch that begins at or before `at`, otherwise the first. */
const latest = ({ stretches }: Scale, begins: (stretch: Stretch) => number, at: number) =>
  stretches.findLast((stretch) => begins(stretch) <= at) ?? stretches[0];

/** If everything happened in one part, that part fills the slider. */
const partsOf = ({ parts, stretches }: Scale): number => (stretches.length > 1 ? parts : 1);

/** The position of a change on the slider, from 0 to 1. */
export const placeOf = (revision: number, scale: Scale): number => {
  const stretch = latest(scale, ({ firstRevision }) => firstRevision, revision);
  if (!stretch) return 1;
  const { part, firstRevision, lastRevision } = stretch;
  const within = Math.min(lastRevision, Math.max(firstRevision, revision)) - firstRevision;
  return (part + (within + 0.5) / (lastRevision - firstRevision + 1)) / partsOf(scale);
};

/** The last change at or before a position on the slider. */
export const revisionAt = (place: number, scale: Scale): number => {
  const at = Math.min(Math.max(place, 0), 1) * partsOf(scale);
  const stretch = latest(scale, ({ part }) => part, at);
  if (!stretch) return 0;
  const { part, firstRevision, lastRevision } = stretch;
  if (at < part) return firstRevision;
  const within = Math.floor((at - part) * (lastRevision - firstRevision + 1));
  return Math.min(lastRevision, firstRevision + within);
};

export type Tick = { place: number; text: string };

/** The least distance between two labels, as a share of the slider, that is readable on a phone. */
const closest = 0.24;
/** Where the last label may begin so that it ends before the slider does, on a phone too. */
const last = 0.8;

/** Labels with days, or with times if everything happened on one day. */
export const ticksOf = (scale: Scale): Tick[] => {
  const parts = partsOf(scale);
  const days = scale.stretches.map(({ from }) => axisTimeText(new Date(from), 'day'));
  const isOneDay = new Set(days).size === 1;
  const ticks: Tick[] = [];
  for (const [n, { part, from }] of scale.stretches.entries()) {
    const place = part / parts;
    const before = ticks.at(-1);
    if (place > last || (before && place - before.place < closest)) continue;
    const text = isOneDay ? axisTimeText(new Date(from), 'minute') : days[n];
    if (text !== undefined && text !== before?.text) ticks.push({ place, text });
  }
  return ticks;
};

/** The least distance between two marks, as a share of the slider, at which they are apart on a phone. */
const closestMarks = 0.045;

/** The marks with their positions on the slider. Of marks that would cover one another, only the first. */
export const placedMarks = <Mark extends { revision: number }>(
  marks: readonly Mark[],
  scale: Scale,
): { mark: Mark; place: number }[] => {
  const placed: { mark: Mark; place: number }[] = [];
  for (const mark of marks) {
    const place = placeOf(mark.revision, scale);
    const before = placed.at(-1);
    if (!before || place - before.place >= closestMarks) placed.push({ mark, place });
  }
  return placed;
};
