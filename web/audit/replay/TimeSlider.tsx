import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import type { ReplayTimelineQuery } from '../../gql/graphql.ts';
import { t } from '../../texts/en/auditReplay.ftl';
import { momentText } from '../../texts/formats.ts';
import { classes } from '../../ui/classes.ts';
import shared from '../../ui/shared.module.css';
import styles from './ReplayPage.module.css';
import { momentAt, placeOf, sliderSteps } from './timeline.ts';

type TimeSliderProps = {
  timeline: ReplayTimelineQuery['replayTimeline'];
  /** The moment shown; null for now. */
  moment: string | null;
  onMoment: (moment: string | null) => void;
  /** Steps to the previous or next action; undefined if there is none. */
  onPrevious: (() => void) | undefined;
  onNext: (() => void) | undefined;
};

/** In milliseconds: debounces dragging, so that it loads only a few moments. */
const draggingMs = 120;

/**
 * A slider over the whole history, with a mark for each action. Arrow keys move from mark to
 * mark.
 */
export const TimeSlider = (props: TimeSliderProps) => {
  const { timeline, moment, onMoment, onPrevious, onNext } = props;
  const id = useId();
  const standsAt = Math.round((moment ? placeOf(moment, timeline) : 1) * sliderSteps);
  const [dragged, setDragged] = useState<number>();
  useEffect(() => {
    if (dragged === undefined) return;
    const timer = setTimeout(() => {
      onMoment(dragged === sliderSteps ? null : momentAt(dragged / sliderSteps, timeline));
      setDragged(undefined);
    }, draggingMs);
    return () => clearTimeout(timer);
  }, [dragged, onMoment, timeline]);
  const value = dragged ?? standsAt;
  const shown = dragged === undefined ? moment : momentAt(dragged / sliderSteps, timeline);
  const begin = () => onMoment(timeline.since);
  const end = () => onMoment(null);
  const keys = new Map([
    ['ArrowLeft', onPrevious],
    ['ArrowDown', onPrevious],
    ['ArrowRight', onNext],
    ['ArrowUp', onNext],
    ['Home', begin],
    ['End', end],
  ]);
  const press = (event: KeyboardEvent) => {
    if (!keys.has(event.key)) return;
    event.preventDefault();
    keys.get(event.key)?.();
  };
  return (
    <div className={styles.slider}>
      <label htmlFor={id} className={styles.sliderLabel}>
        {t('moment')}{' '}
        <output className={styles.moment}>{shown ? momentText(shown) : t('now')}</output>
      </label>
      <Marks timeline={timeline} />
      <input
        id={id}
        type="range"
        min={0}
        max={sliderSteps}
        value={value}
        aria-valuetext={shown ? momentText(shown) : t('now')}
        aria-describedby={`${id}-hint`}
        onKeyDown={press}
        onChange={(event) => setDragged(Number(event.target.value))}
      />
      <p className={classes(shared.faint, styles.ends)}>
        <span>{momentText(timeline.since)}</span>
        <span>{t('now')}</span>
      </p>
      <p id={`${id}-hint`} className={shared.faint}>
        {t('moment-hint')}
      </p>
    </div>
  );
};

const markWidth = 100;

const Marks = ({ timeline }: Pick<TimeSliderProps, 'timeline'>) => (
  <svg
    className={styles.marks}
    viewBox={`0 0 ${markWidth} 1`}
    preserveAspectRatio="none"
    aria-hidden="true"
  >
    {timeline.marks.map(({ timestamp }) => {
      const x = placeOf(timestamp, timeline) * markWidth;
      return <line key={timestamp} x1={x} x2={x} y1="0" y2="1" />;
    })}
  </svg>
);
