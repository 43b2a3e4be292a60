import { type KeyboardEvent, type PointerEvent, useMemo, useRef, useState } from 'react';
import { useElementSize } from '../../chart/useElementSize.ts';
import { momentTexts, numberText } from '../../texts/formats.ts';
import { classes } from '../../ui/classes.ts';
import shared from '../../ui/shared.module.css';
import styles from './StepChart.module.css';
import { countTicks, indexAt, linear, stepArea, stepPath } from './scales.ts';
import { placedTicks, timeTicks } from './timeTicks.ts';

export type Series = {
  label: string;
  /** The line style, so that colour is not the only cue. The main line is filled. */
  look: 'main' | 'dashed' | 'dotted';
  values: readonly number[];
};

type StepChartProps = {
  /** The chart's subject, for screen readers. */
  label: string;
  /** ISO 8601, ascending. Every series has one value for each time. */
  times: readonly string[];
  series: readonly Series[];
  tone: 'accent' | 'success';
};

/** In units of the drawing, of which a rem has 16. They grow with the page's font size. */
const height = 232;
const above = 10;
const below = 26;

/**
 * Counts over time as steps: a count holds until it changes. Arrow keys, mouse and touch move between
 * moments. The legend shows the counts of the current moment, by default the latest.
 */
export const StepChart = ({ label, times, series, tone }: StepChartProps) => {
  const at = times.map((time) => Date.parse(time));
  const [chosen, setChosen] = useState<number>();
  const index = chosen === undefined ? times.length - 1 : indexAt(at, chosen);
  const texts = useMemo(() => momentTexts(times), [times]);
  const moment = texts[index] ?? '';
  const words = series.map((one) => `${one.label}: ${numberText(one.values[index] ?? 0)}`);
  const move = (to: number) => setChosen(at[Math.min(times.length - 1, Math.max(0, to))]);
  const onKeyDown = (event: KeyboardEvent) => {
    const far = Math.max(2, Math.round(times.length / 10));
    const to = {
      ArrowLeft: index - 1,
      ArrowDown: index - 1,
      ArrowRight: index + 1,
      ArrowUp: index + 1,
      PageDown: index - far,
      PageUp: index + far,
      Home: 0,
      End: times.length - 1,
    }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    move(to);
  };
  return (
    <div className={classes(shared.stack3, styles[tone])}>
      <div className={styles.reading}>
        <span className={styles.moment}>{moment}</span>
        <ul className={styles.legend}>
          {series.map((one) => (
            <li key={one.label}>
              <svg width="26" height="10" aria-hidden="true">
                <path d="M1 5H25" className={classes(styles.line, styles[one.look])} />
              </svg>
              {one.label}
              <strong>{numberText(one.values[index] ?? 0)}</strong>
            </li>
          ))}
        </ul>
      </div>
      <div
        role="slider"
        tabIndex={0}
        className={styles.plot}
        aria-label={label}
        aria-valuemin={1}
        aria-valuemax={times.length}
        aria-valuenow={index + 1}
        aria-valuetext={`${moment}. ${words.join(', ')}`}
        onKeyDown={onKeyDown}
        onBlur={() => setChosen(undefined)}
      >
        <Plot
          at={at}
          series={series}
          index={index}
          isChosen={chosen !== undefined}
          onPoint={setChosen}
        />
      </div>
    </div>
  );
};

type PlotProps = {
  at: readonly number[];
  series: readonly Series[];
  index: number;
  isChosen: boolean;
  onPoint: (time: number | undefined) => void;
};

const Plot = (props: PlotProps) => {
  const frame = useRef<HTMLDivElement>(null);
  const size = useElementSize(frame);
  return (
    <div ref={frame} style={{ height: `${height / 16}rem` }}>
      {size && <Drawing {...props} width={size.width} unit={size.height / height} />}
    </div>
  );
};

/**
 * The time span of the chart: at least a minute, so that simultaneous changes have a position and a width.
 */
const domainOf = (at: readonly number[]): readonly [number, number] => {
  const start = at[0] ?? 0;
  return [start, Math.max(at.at(-1) ?? 0, start + 60_000)];
};

/** In pixels. */
type DrawingProps = PlotProps & { width: number; unit: number };

const Drawing = ({ at, series, index, isChosen, onPoint, ...drawn }: DrawingProps) => {
  const { unit } = drawn;
  const width = drawn.width / unit;
  const highest = Math.max(0, ...series.flatMap(({ values }) => values));
  const counts = countTicks(highest, 4);
  const top = counts.at(-1) ?? 1;
  const left = 12 + 8 * numberText(top).length;
  const length = Math.max(1, width - left - 12);
  const domain = domainOf(at);
  const x = linear(domain, length);
  const depth = height - above - below;
  const up = linear([0, top], depth);
  const y = (count: number) => depth - up(count);
  const point = (event: PointerEvent<SVGSVGElement>) => {
    const pixels = event.clientX - event.currentTarget.getBoundingClientRect().left;
    const part = Math.min(1, Math.max(0, (pixels / unit - left) / length));
    onPoint(domain[0] + part * (domain[1] - domain[0]));
  };
  // A touch pointer leaves after every tap, so its selection stays.
  const leave = ({ pointerType }: PointerEvent) => {
    if (pointerType !== 'touch') onPoint(undefined);
  };
  const cursor = x(at[index] ?? 0);
  return (
    <svg
      width={drawn.width}
      height={height * unit}
      viewBox={`0 0 ${width} ${height}`}
      fontSize={12}
      aria-hidden="true"
      className={styles.drawing}
      onPointerMove={point}
      onPointerDown={point}
      onPointerLeave={leave}
    >
      <g transform={`translate(${left} ${above})`}>
        {counts.map((count) => (
          <g key={count} transform={`translate(0 ${y(count)})`}>
            <path d={`M0 .5H${length}`} className={styles.rule} />
            <text x={-8} dy="0.32em" textAnchor="end">
              {numberText(count)}
            </text>
          </g>
        ))}
        <TimeAxis {...{ domain, length, depth, x }} />
        {series.map(({ label, look, values }) => {
          const points = values.map((value, n) => ({ x: x(at[n] ?? 0), y: y(value) }));
          return (
            <g key={label}>
              {look === 'main' && (
                <path d={stepArea(points, length, depth)} className={styles.area} />
              )}
              <path d={stepPath(points, length)} className={classes(styles.line, styles[look])} />
            </g>
          );
        })}
        {isChosen && <path d={`M${cursor} 0V${depth}`} className={styles.cursor} />}
        {series.map(({ label, look, values }) => (
          <circle
            key={label}
            cx={cursor}
            cy={y(values[index] ?? 0)}
            r={4}
            className={classes(styles.dot, styles[look])}
          />
        ))}
      </g>
    </svg>
  );
};

type TimeAxisProps = {
  domain: readonly [number, number];
  length: number;
  depth: number;
  x: (time: number) => number;
};

const TimeAxis = ({ domain, length, depth, x }: TimeAxisProps) => (
  <g transform={`translate(0 ${depth})`}>
    {placedTicks(ticksOf(domain, length), x, length).map(({ at, label, place, anchor }) => (
      <g key={at} transform={`translate(${place} 0)`}>
        <path d="M0 0V5" className={styles.tick} />
        <text y={19} textAnchor={anchor}>
          {label}
        </text>
      </g>
    ))}
  </g>
);

const ticksOf = (domain: readonly [number, number], length: number) =>
  timeTicks(...domain, Math.max(2, Math.floor(length / 76)));
