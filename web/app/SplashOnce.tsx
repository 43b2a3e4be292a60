import { useEffect, useState } from 'react';
import { Splash } from './Splash.tsx';
import { overAt, splashIsDue } from './splashTimes.ts';

const isDue = splashIsDue();

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
  return <Splash isShown={isShown} />;
};
