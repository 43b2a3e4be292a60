import styles from './RoomPicture.module.css';

type Round = { x: number; y: number; radius: number; seats: number; taken: number[] };

const tables: readonly Round[] = [
  { x: 120, y: 112, radius: 42, seats: 8, taken: [0, 1, 2, 4, 5, 7] },
  { x: 312, y: 92, radius: 36, seats: 6, taken: [0, 1, 3, 4] },
  { x: 330, y: 262, radius: 46, seats: 10, taken: [0, 1, 2, 3, 5, 6, 8, 9] },
];

const roles = ['employee', 'prospect', 'opportunity', 'guest'] as const;

const seatsOf = ({ x, y, radius, seats, taken }: Round) =>
  Array.from({ length: seats }, (_, index) => {
    const angle = (index / seats) * 2 * Math.PI - Math.PI / 2;
    return {
      key: index,
      x: x + (radius + 19) * Math.cos(angle),
      y: y + (radius + 19) * Math.sin(angle),
      role: taken.includes(index) ? roles[(index * 3 + seats) % roles.length] : undefined,
    };
  });

const longTable = Array.from({ length: 10 }, (_, index) => ({
  key: index,
  x: 52 + (index % 5) * 32,
  y: index < 5 ? 226 : 298,
  role: index === 3 || index === 8 ? undefined : roles[(index * 5) % roles.length],
}));

type Dot = { key: number; x: number; y: number; role: (typeof roles)[number] | undefined };

const Seats = ({ dots }: { dots: readonly Dot[] }) =>
  dots.map(({ key, x, y, role }) => (
    <circle
      key={key}
      cx={x}
      cy={y}
      r="11"
      data-role={role}
      className={role ? styles.taken : styles.free}
    />
  ));

/** A half-seated room in the chart's colours, as decoration. */
export const RoomPicture = () => (
  <svg className={styles.picture} viewBox="0 0 430 360" aria-hidden="true">
    {tables.map((table) => (
      <g key={table.x}>
        <circle cx={table.x} cy={table.y} r={table.radius} className={styles.top} />
        <Seats dots={seatsOf(table)} />
      </g>
    ))}
    <rect x="36" y="242" width="160" height="40" rx="8" className={styles.top} />
    <Seats dots={longTable} />
  </svg>
);
