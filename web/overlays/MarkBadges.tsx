import { useAtomValue } from 'jotai';
import { onFloor } from '../../schema/rooms/onFloor.ts';
import { isFar } from '../chart/detail.ts';
import { useFloorScale } from '../chart/markers.ts';
import type { TableOnFloor } from '../chart/types.ts';
import { rem } from '../ui/rem.ts';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { type Badge, letteringOf, shapeAt } from './badges.ts';
import { badgesAtom, useBadgesOf } from './badgesAtom.ts';
import styles from './MarkBadges.module.css';

type DrawnBadgeProps = { badge: Badge; x?: number; y?: number; radius: number };

const DrawnBadge = ({ badge, x = 0, y = 0, radius }: DrawnBadgeProps) => {
  const { shape, tone, letters } = badge;
  const { below, size } = letteringOf(badge);
  return (
    <g className={styles.badge} data-badge={tone} data-shape={shape}>
      <path d={shapeAt(shape, x, y, radius)} />
      <text x={x} y={y + below * radius} fontSize={size * radius}>
        {letters}
      </text>
    </g>
  );
};

/** In centimetres: below the seat's own marks, which are at its top. */
const places = [
  { x: -15, y: 15 },
  { x: 15, y: 15 },
] as const;
/** The number of badges that fit on a seat. Its description names all of them. */
const shown = places.length;

const more = (count: number): Badge => ({
  shape: 'circle',
  tone: 'grey',
  letters: `+${count}`,
  words: '',
});

/** The badges on a person's seat, when it is large enough on screen to read them. */
export const SeatBadges = ({ personId }: { personId: string }) => {
  const badges = useBadgesOf(personId);
  if (badges.length === 0) return null;
  const all =
    badges.length > shown
      ? [...badges.slice(0, shown - 1), more(badges.length - shown + 1)]
      : badges;
  return (
    <g data-badges-of={personId}>
      {all.map((badge, index) => (
        <DrawnBadge key={badge.shape} badge={badge} {...places[index]} radius={10} />
      ))}
    </g>
  );
};

/** When zoomed out, the shape of a person's first badge replaces the seat. One path for each kind. */
export const PersonBadges = ({ tables }: { tables: readonly TableOnFloor[] }) => {
  const all = useAtomValue(badgesAtom);
  const scale = useFloorScale();
  if (!isFar(scale)) return null;
  const paths = new Map<string, { badge: Badge; d: string }>();
  for (const { table, seats, people } of tables)
    seats.forEach((seat, index) => {
      const [badge] = all.get(people[index]?.id ?? '') ?? [];
      if (!badge) return;
      const { x, y } = onFloor(seat, table);
      const key = `${badge.shape} ${badge.tone}`;
      const d = `${paths.get(key)?.d ?? ''}${shapeAt(badge.shape, x, y, 21)}`;
      paths.set(key, { badge, d });
    });
  return (
    <g className={styles.far}>
      {[...paths].map(([key, { badge, d }]) => (
        <path key={key} d={d} className={styles.badge} data-badge={badge.tone} />
      ))}
    </g>
  );
};

/** A badge beside text with the same meaning. */
export const BadgeIcon = ({ badge, size = 20 }: { badge: Badge; size?: number }) => (
  <svg viewBox="-14 -14 28 28" width={rem(size)} height={rem(size)} aria-hidden="true">
    <DrawnBadge badge={badge} radius={10} />
  </svg>
);

/** A person's badges in a list, with their meanings. */
export const BadgesInList = ({ personId }: { personId: string }) =>
  useBadgesOf(personId).map((badge) => (
    <span key={badge.words} className={styles.listed} title={badge.words}>
      <BadgeIcon badge={badge} />
      <VisuallyHidden>{badge.words}</VisuallyHidden>
    </span>
  ));
