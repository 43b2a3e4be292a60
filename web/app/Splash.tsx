import { AnimatePresence, m } from 'framer-motion';
import { useEffect, useState } from 'react';
import styles from './Splash.module.css';
import { overAt, splashIsDue, splashTimes, titleAt } from './splashTimes.ts';

const isDue = splashIsDue();

const chairs = Array.from({ length: splashTimes.chairs }, (_, index) => {
  const angle = (index / splashTimes.chairs) * 2 * Math.PI - Math.PI / 2;
  return { index, x: 100 + 74 * Math.cos(angle), y: 100 + 74 * Math.sin(angle) };
});

/** A table that fills with chairs, above the app while it loads. A click or any key ends it; screen readers go straight to the app. */
export const Splash = () => {
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
  return (
    <AnimatePresence>
      {isShown && (
        <m.div
          aria-hidden
          className={styles.splash}
          exit={{ opacity: 0 }}
          transition={{ duration: 0.25 }}
        >
          <TableFillingUp />
          <m.p
            className={styles.title}
            initial={{ opacity: 0, y: 8 }}
            animate={{ opacity: 1, y: 0 }}
            transition={{ delay: titleAt / 1000, duration: 0.4 }}
          >
            Dinner Seating Planner
          </m.p>
          <p className={styles.hint}>Click or press a key to skip</p>
        </m.div>
      )}
    </AnimatePresence>
  );
};

const TableFillingUp = () => (
  <svg className={styles.table} viewBox="0 0 200 200" aria-hidden="true">
    <m.circle
      className={styles.top}
      cx="100"
      cy="100"
      r="46"
      initial={{ opacity: 0, scale: 0.7 }}
      animate={{ opacity: 1, scale: 1 }}
      transition={{ duration: 0.4 }}
    />
    {chairs.map(({ index, x, y }) => (
      <m.circle
        key={index}
        className={styles.chair}
        cx={x}
        cy={y}
        r="13"
        initial={{ opacity: 0, scale: 0 }}
        animate={{ opacity: 1, scale: 1 }}
        transition={{
          delay: (index * splashTimes.perChair) / 1000,
          type: 'spring',
          stiffness: 420,
          damping: 22,
        }}
      />
    ))}
  </svg>
);
