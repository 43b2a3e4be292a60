import { type KeyboardEvent, useId, useMemo } from 'react';
import { t } from '../../texts/en/historyTimeline.ftl';
import { Icon } from '../../ui/Icon.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import type { Activity } from './documents.ts';
import styles from './MomentSlider.module.css';
import { markIcon } from './markIcons.ts';
import { placedMarks, placeOf, revisionAt, ticksOf } from './scale.ts';
import type { TimelinePosition } from './timelinePosition.ts';

/** Finer than the slider's width in pixels. */
const sliderSteps = 2_000;

type MomentSliderProps = {
  activity: Activity;
  travel: TimelinePosition;
  /** The moment's time and sentence. */
  valueText: string;
  onGo: (revision: number) => void;
};

/** The slider over an event's history, with its activity, marks and current moment. */
export const MomentSlider = ({ activity, travel, valueText, onGo }: MomentSliderProps) => {
  const id = useId();
  const { at, first, last } = travel;
  const isLast = at >= last;
  const value = Math.round((isLast ? 1 : placeOf(at, activity)) * sliderSteps);
  const onDrag = (place: number) =>
    onGo(place >= 1 ? last : place <= 0 ? first : revisionAt(place, activity));
  const keys: Partial<Record<string, number | undefined>> = {
    ArrowLeft: travel.previous,
    ArrowDown: travel.previous,
    ArrowRight: travel.next,
    ArrowUp: travel.next,
    PageUp: travel.previousMark,
    PageDown: travel.nextMark,
    Home: first,
    End: last,
  };
  const press = (event: KeyboardEvent) => {
    if (!(event.key in keys) || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const to = keys[event.key];
    if (to !== undefined && to !== at) onGo(to);
  };
  return (
    <div className={styles.slider}>
      <Life activity={activity} />
      <VisuallyHidden>
        <label htmlFor={id}>{t('moment')}</label>
      </VisuallyHidden>
      <input
        id={id}
        type="range"
        min={0}
        max={sliderSteps}
        value={value}
        aria-valuetext={valueText}
        aria-describedby={`${id}-keys`}
        onKeyDown={press}
        onChange={({ target }) => onDrag(Number(target.value) / sliderSteps)}
      />
      <p className={styles.ticks} aria-hidden="true">
        {ticksOf(activity).map(({ place, text }) => (
          <span key={place} style={{ insetInlineStart: `${place * 100}%` }}>
            {text}
          </span>
        ))}
      </p>
      <VisuallyHidden>
        <span id={`${id}-keys`}>{t('slider-keys')}</span>
      </VisuallyHidden>
    </div>
  );
};

/** Bars for the activity, on a square root scale so that an import does not flatten the others. */
const Life = ({ activity }: { activity: Activity }) => {
  const { parts, stretches, marks } = activity;
  const drawn = useMemo(() => {
    const busiest = Math.max(1, ...stretches.map(({ changes }) => changes));
    const width = stretches.length > 1 ? 1 : parts;
    return stretches.map(({ part, changes }) => ({
      part,
      width,
      height: Math.max(0.08, Math.sqrt(changes / busiest)),
    }));
  }, [parts, stretches]);
  return (
    <div className={styles.life} aria-hidden="true">
      <svg
        viewBox={`0 0 ${parts} 1`}
        preserveAspectRatio="none"
        className={styles.bars}
        aria-hidden="true"
      >
        {drawn.map(({ part, width, height }) => (
          <rect key={part} x={part} y={1 - height} width={width} height={height} />
        ))}
      </svg>
      <div className={styles.marks}>
        {placedMarks(marks, activity).map(({ mark: { entry }, place }) => (
          <span key={entry.id} style={{ insetInlineStart: `${place * 100}%` }}>
            <Icon name={markIcon(entry.action)} size={12} />
          </span>
        ))}
      </div>
    </div>
  );
};
