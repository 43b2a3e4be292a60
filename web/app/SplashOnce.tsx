import { lazy, Suspense, useEffect, useState } from 'react';
import styles from './Splash.module.css';
import { overAt, splashIsDue } from './splashTimes.ts';

const isDue = splashIsDue();

/** Comes with what moves it; whoever has seen the splash never loads either. */
const Splash = lazy(async () => ({ default: (await import('./Splash.tsx')).Splash }));

/**
 * A table that fills with chairs, above the page while it loads. A click or any key ends it; screen
 * readers go straight to the page.
 */
export const SplashOnce = () => {
  const [isShown, setShown] = useState(isDue);
  useEffect(() => {
    if (!isShown) return;
    const end = () => setShown(false);
    const timer = setTimeout(end, overAt);
    window.addEventListener('keydown', end);
    window.addEventListener('pointerdown', end);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('keydown', end);
      window.removeEventListener('pointerdown', end);
    };
  }, [isShown]);
  if (!isDue) return null;
  return (
    <Suspense fallback={isShown && <div aria-hidden className={styles.splash} />}>
      <Splash isShown={isShown} />
    </Suspense>
  );
};
