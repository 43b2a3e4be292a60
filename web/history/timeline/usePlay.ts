import { useEffect, useEffectEvent, useState } from 'react';
import { paceOf, type Speed } from './pace.ts';

type Played = {
  /** The revision on screen; undefined while an answer is pending. */
  at: number | undefined;
  first: number;
  last: number;
  go: (revision: number) => void;
};

export type Playing = {
  isPlaying: boolean;
  speed: Speed;
  setSpeed: (speed: Speed) => void;
  play: () => void;
  pause: () => void;
};

/**
 * Plays change by change, waiting for each to render. Stops at the end, and when the page is hidden. Playing
 * at the end starts again from the beginning.
 */
export const usePlay = ({ at, first, last, go }: Played): Playing => {
  const [isPlaying, setPlaying] = useState(false);
  const [speed, setSpeed] = useState<Speed>('1');
  const { everyMs, stride } = paceOf(last - first, speed);
  const goOn = useEffectEvent(() => {
    if (at !== undefined) go(Math.min(last, at + stride));
  });

  useEffect(() => {
    if (!isPlaying || at === undefined) return;
    if (at >= last) {
      setPlaying(false);
      return;
    }
    const timer = setTimeout(goOn, everyMs);
    return () => clearTimeout(timer);
  }, [isPlaying, at, last, everyMs]);

  useEffect(() => {
    if (!isPlaying) return;
    const pauseUnseen = () => {
      if (document.hidden) setPlaying(false);
    };
    document.addEventListener('visibilitychange', pauseUnseen);
    return () => document.removeEventListener('visibilitychange', pauseUnseen);
  }, [isPlaying]);

  const play = () => {
    if (at !== undefined && at >= last) go(first);
    setPlaying(true);
  };
  return { isPlaying, speed, setSpeed, play, pause: () => setPlaying(false) };
};
