import { useEffect, useState } from 'react';
import { Splash } from './Splash.tsx';
import { splashIsRunning } from './splash.ts';
import { overAt } from './splashTimes.ts';

/**
 * A table that fills with chairs, shown above the page while it loads. A click or any key ends the splash;
 * screen readers skip it. The page's HTML contains it without motion.
 */
export const SplashOnce = () => {
  const [isShown, setShown] = useState(true);
  useEffect(() => {
    if (!isShown) return;
    splashIsRunning();
    const end = () => setShown(false);
    const timer = setTimeout(end, overAt);
    window.addEventListener('keydown', end);
    window.addEventListener('click', end);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('keydown', end);
      window.removeEventListener('click', end);
    };
  }, [isShown]);
  return <Splash isShown={isShown} />;
};
