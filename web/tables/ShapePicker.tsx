import { useId } from 'react';
import { seatsOf, type TableShape, tableFootprint } from '../../schema/tables/seatLayout.ts';
import type { TableLayout } from '../../schema/vocabulary.ts';
import { TableTop } from '../chart/TableTop.tsx';
import { t } from '../texts/en/tables.ftl';
import { Option } from '../ui/Option.tsx';
import { everyLayoutOption } from './layoutLabels.ts';
import styles from './Shapes.module.css';

/** Each shape with the number of seats that shows it best. */
const shown: Record<TableLayout, TableShape> = {
  rectangular: { layout: 'rectangular', capacity: 8, endSeats: true },
  circular: { layout: 'circular', capacity: 8, endSeats: false },
  oval: { layout: 'oval', capacity: 8, endSeats: false },
  halfRound: { layout: 'halfRound', capacity: 6, endSeats: false },
  uShape: { layout: 'uShape', capacity: 14, endSeats: false },
  longTable: { layout: 'longTable', capacity: 22, endSeats: false },
  row: { layout: 'row', capacity: 8, endSeats: false },
};

type ShapePickerProps = { value: TableLayout; onChange: (layout: TableLayout) => void };

/** The shapes of tables, each drawn with its seats. */
export const ShapePicker = ({ value, onChange }: ShapePickerProps) => {
  const name = useId();
  return (
    <fieldset className={styles.shapes}>
      <legend>{t('shape')}</legend>
      {everyLayoutOption.map((option) => (
        <Option
          key={option.value}
          isCard
          type="radio"
          name={name}
          value={option.value}
          checked={option.value === value}
          onChange={() => onChange(option.value)}
          className={styles.shape}
        >
          <ShapePicture shape={shown[option.value]} />
          <span>{option.label}</span>
        </Option>
      ))}
    </fieldset>
  );
};

/** In centimetres: the least floor that each picture shows, so that small tables look small. */
const leastFloor = 300;

const ShapePicture = ({ shape }: { shape: TableShape }) => {
  const { width, height } = tableFootprint(shape);
  const [across, down] = [Math.max(leastFloor, width), Math.max(leastFloor * 0.6, height)];
  return (
    <svg
      aria-hidden="true"
      className={styles.picture}
      viewBox={`${-across / 2} ${-down / 2} ${across} ${down}`}
    >
      <DrawnShape shape={shape} />
    </svg>
  );
};

/** A table with its chairs around 0, 0. */
export const DrawnShape = ({ shape }: { shape: TableShape }) => (
  <>
    {shape.layout !== 'row' && <TableTop table={shape} className={styles.top} />}
    {seatsOf(shape).map(({ position, x, y }) => (
      <circle key={position} cx={x} cy={y} r={20} className={styles.chair} />
    ))}
  </>
);
