import { useAnimate } from 'framer-motion/mini';
import { useEffect, useState } from 'react';
import { t } from '../texts/en/app.ftl';
import shared from '../ui/shared.module.css';
import styles from './Splash.module.css';
import { splashTimes, titleAt } from './splashTimes.ts';

const chairs = Array.from({ length: splashTimes.chairs }, (_, index) => {
  const angle = (index / splashTimes.chairs) * 2 * Math.PI - Math.PI / 2;
  return { index, x: 100 + 74 * Math.cos(angle), y: 100 + 74 * Math.sin(angle) };
});

const seconds = (ms: number) => ms / 1_000;
/** Overshoots and settles, like a chair pushed to a table. */
const springy = [0.34, 1.56, 0.64, 1] as const;

/** Animates the chairs one by one, then the name. The styles define the initial state. */
export const Splash = ({ isShown }: { isShown: boolean }) => {
  const [scope, animate] = useAnimate<HTMLDivElement>();
  const [isGone, setGone] = useState(false);

  useEffect(() => {
    const shown = { opacity: 1, transform: 'scale(1)' };
    animate(`.${styles.top}`, shown, { duration: 0.4 });
    for (const [index, chair] of scope.current.querySelectorAll(`.${styles.chair}`).entries())
      animate(chair, shown, {
        delay: seconds(index * splashTimes.perChair),
        duration: 0.35,
        ease: springy,
      });
    const lit = { clipPath: 'inset(0 0% 0 0)' };
    animate(`.${styles.titleLit}`, lit, { delay: seconds(titleAt), duration: 0.6 });
  }, [animate, scope]);

  useEffect(() => {
    if (isShown) return;
    void animate(scope.current, { opacity: 0 }, { duration: 0.25 }).then(() => setGone(true));
  }, [animate, isShown, scope]);

  if (isGone) return null;
  return (
    <div ref={scope} aria-hidden className={styles.splash} data-leaving={isShown ? undefined : ''}>
      <svg className={styles.table} viewBox="0 0 200 200" aria-hidden="true">
        <circle className={styles.top} cx="100" cy="100" r="46" />
        {chairs.map(({ index, x, y }) => (
          <circle key={index} className={styles.chair} cx={x} cy={y} r="13" />
        ))}
      </svg>
      <p className={styles.title}>
        {/* Drawn over the faint name, so that it does not count as content that appears late. */}
        {t('product')}
        <span className={styles.titleLit}>{t('product')}</span>
      </p>
      <p className={shared.faint}>{t('splash-hint')}</p>
    </div>
  );
};
