import { t } from '../../texts/en/historyTimeline.ftl';
import { Button, IconButton } from '../../ui/Button.tsx';
import { Menu, MenuChoice } from '../../ui/Menu.tsx';
import shared from '../../ui/shared.module.css';
import { speeds } from './pace.ts';
import styles from './Timeline.module.css';
import type { TimelinePosition } from './timelinePosition.ts';
import type { Playing } from './usePlay.ts';

type PlaybackProps = {
  travel: TimelinePosition;
  playing: Playing;
  onGo: (revision: number) => void;
};

/** Steps from change to change, or plays them automatically. */
export const Playback = ({ travel, playing, onGo }: PlaybackProps) => {
  const { isPlaying, speed, setSpeed, play, pause } = playing;
  const { previous, next, first, last } = travel;
  const go = (revision: number | undefined) => revision !== undefined && onGo(revision);
  return (
    <fieldset className={shared.cluster} aria-label={t('replay')}>
      <IconButton
        icon="arrowLeft"
        label={t('previous')}
        variant="secondary"
        disabled={previous === undefined}
        onClick={() => go(previous)}
      />
      <Button
        variant="primary"
        icon={isPlaying ? 'hold' : 'play'}
        disabled={first >= last}
        className={styles.play}
        onClick={isPlaying ? pause : play}
      >
        {isPlaying ? t('pause') : t('play')}
      </Button>
      <IconButton
        icon="arrowRight"
        label={t('next')}
        variant="secondary"
        disabled={next === undefined}
        onClick={() => go(next)}
      />
      <Menu
        align="start"
        trigger={
          <Button variant="quiet" aria-label={t('speed-is', { speed })}>
            {t('times', { speed })}
          </Button>
        }
      >
        <MenuChoice
          label={t('speed')}
          value={speed}
          onChange={setSpeed}
          options={speeds.map((value) => ({ value, label: t('times', { speed: value }) }))}
        />
      </Menu>
    </fieldset>
  );
};
