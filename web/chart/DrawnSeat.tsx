import { onFloor } from '../../schema/rooms/onFloor.ts';
import { attendeeRoleLabel, attendeeRoles } from '../../schema/vocabulary.ts';
import { t } from '../texts/en/chart.ftl';
import { classes } from '../ui/classes.ts';
import { useDetailsShown } from './detailsShown.ts';
import styles from './Floor.module.css';
import { markWords, usePersonMark } from './marks.ts';
import { chairAt, RoleMark } from './RoleMark.tsx';
import { uprightAt } from './TableWords.tsx';
import type { ChartPerson, ChartSeat, ChartTable, TableOnFloor } from './types.ts';

type DrawnSeatProps = {
  seat: ChartSeat;
  person: ChartPerson | undefined;
  table: ChartTable;
  isDetailed: boolean;
  readOnly: boolean;
  forFingers: boolean;
  isTabStop: boolean;
  isPicked: boolean;
  isOver: boolean;
};

const labelOf = (...seat: Parameters<typeof plainLabelOf>): string => {
  const label = plainLabelOf(...seat);
  const [, , person] = seat;
  return person?.isPinned ? t('seat-pinned', { seat: label }) : label;
};

const plainLabelOf = (
  { name: table }: ChartTable,
  { position }: ChartSeat,
  person: ChartPerson | undefined,
  withRole: boolean,
): string => {
  if (!person) return t('seat-empty', { table, position });
  if (!withRole) return t('seat-taken-by', { table, position, person: person.name });
  const role = attendeeRoleLabel(person.attendeeRole);
  return t('seat-taken', { table, position, person: person.name, role });
};

export const DrawnSeat = (props: DrawnSeatProps) => {
  const { seat, person, table, isDetailed, readOnly, forFingers } = props;
  const withRole = useDetailsShown();
  const mark = usePersonMark(person?.id);
  const look = classes(
    styles.seat,
    !person && styles.free,
    props.isPicked && styles.picked,
    props.isOver && styles.over,
  );
  const seatProps = {
    role: readOnly ? 'img' : 'button',
    'aria-label': labelOf(table, seat, person, withRole),
    'aria-description': markWords(mark),
    'data-marks': mark?.kinds.join(' '),
    tabIndex: props.isTabStop ? 0 : -1,
    'data-drop': 'seat',
    'data-seat': seat.id,
    'data-attendee': person?.id,
    'data-role': person?.attendeeRole,
  };
  // At low zoom there are thousands of seats. Each is a single shape, and only seats of turned tables have a
  // transform. On touch screens a larger target is added.
  if (!isDetailed) {
    const isTurned = table.rotation !== 0;
    const at = isTurned ? { x: 0, y: 0 } : seat;
    const turned = isTurned && { transform: uprightAt(seat, table) };
    const shape = {
      d: chairAt(person?.attendeeRole ?? 'free', at),
      className: classes(look, styles.dot),
    };
    if (!forFingers) return <path {...seatProps} {...turned} {...shape} />;
    return (
      <g {...seatProps} {...turned} className={styles.seat}>
        <circle cx={at.x} cy={at.y} className={styles.fingertip} />
        <path {...shape} />
      </g>
    );
  }
  return (
    <g {...seatProps} transform={uprightAt(seat, table)} className={look}>
      <circle r={24} className={styles.reach} />
      <circle r={21} className={styles.chair} />
      {person && <RoleMark role={person.attendeeRole} x={15} y={-15} />}
      {person?.isPinned && <PinMark />}
    </g>
  );
};

const PinMark = () => (
  <g transform="translate(-15 -15)" className={styles.pin}>
    <circle r={8} />
    <path d="M0 5.500s4-3.500 4-6.500a4 4 0 1 0-8 0c0 3 4 6.500 4 6.500Z" />
  </g>
);

/** The seats of a distant table: one path per role, without pointer events. */
export const SeatDots = ({ table, seats, people }: TableOnFloor) => {
  const { rotation } = table;
  const paths: Partial<Record<(typeof kinds)[number], string>> = {};
  seats.forEach((seat, index) => {
    const kind = people[index]?.attendeeRole ?? 'free';
    const at = rotation === 0 ? seat : onFloor(seat, { x: 0, y: 0, rotation });
    paths[kind] = `${paths[kind] ?? ''}${chairAt(kind, at)}`;
  });
  return (
    <g className={styles.dots} {...(rotation !== 0 && { transform: `rotate(${-rotation})` })}>
      {kinds.map((kind) => paths[kind] && <path key={kind} d={paths[kind]} data-role={kind} />)}
    </g>
  );
};

const kinds = [...attendeeRoles, 'free'] as const;
