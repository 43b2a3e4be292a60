/** A shape, a colour and letters for each meaning of a badge, so that colour is never the only cue. */
export type Badge = {
  shape: BadgeShape;
  tone: BadgeTone;
  /** At most two. */
  letters: string;
  words: string;
};

export type BadgeTone =
  | 'green'
  | 'teal'
  | 'blue'
  | 'purple'
  | 'brown'
  | 'orange'
  | 'red'
  | 'magenta'
  | 'grey';

type Point = readonly [x: number, y: number];

/** Corners at equal angles, starting at the top. With `inner`, every second one is nearer to the middle. */
const corners = (count: number, { turned = 0, inner = 1 } = {}): Point[] =>
  Array.from({ length: count }, (_, n) => {
    const angle = ((n + turned) / count) * 2 * Math.PI;
    const radius = n % 2 === 0 ? 1 : inner;
    return [radius * Math.sin(angle), -radius * Math.cos(angle)];
  });

const arm = 0.5;
/** The corners of shapes with radius 1. A circle has none. */
const shapes = {
  circle: [],
  square: corners(4, { turned: 0.5 }),
  diamond: corners(4),
  triangle: corners(3),
  wedge: corners(3, { turned: 0.5 }),
  pentagon: corners(5),
  hexagon: corners(6, { turned: 0.5 }),
  star: corners(10, { inner: 0.55 }),
  cross: [
    [-arm, -1],
    [arm, -1],
    [arm, -arm],
    [1, -arm],
    [1, arm],
    [arm, arm],
    [arm, 1],
    [-arm, 1],
    [-arm, arm],
    [-1, arm],
    [-1, -arm],
    [-arm, -arm],
  ],
} as const satisfies Record<string, readonly Point[]>;

export type BadgeShape = keyof typeof shapes;

/** Shapes with corners are drawn larger, so that all shapes look equally large. */
const sizes: Partial<Record<BadgeShape, number>> = {
  square: 1.2,
  diamond: 1.25,
  triangle: 1.35,
  wedge: 1.35,
  star: 1.4,
};

/** How far below the middle of a shape its letters are, and how large they are, relative to its radius. */
const letterings: Partial<Record<BadgeShape, { below: number; size: number }>> = {
  triangle: { below: 0.12, size: 1.05 },
  wedge: { below: -0.12, size: 1.05 },
  star: { below: 0.08, size: 1.05 },
};

export const letteringOf = ({ shape, letters }: Badge): { below: number; size: number } =>
  letterings[shape] ?? { below: 0, size: letters.length > 1 ? 0.95 : 1.25 };

const digits = (value: number): string => String(Math.round(value * 10) / 10);

/** A path segment: the shape around a point, about as large as a circle of this radius. */
export const shapeAt = (shape: BadgeShape, x: number, y: number, radius: number): string => {
  const points: readonly Point[] = shapes[shape];
  const r = radius * (sizes[shape] ?? 1);
  if (points.length === 0)
    return `M${digits(x - r)} ${digits(y)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
  const at = points.map(([px, py]) => `${digits(x + px * r)} ${digits(y + py * r)}`);
  return `M${at.join('L')}Z`;
};
