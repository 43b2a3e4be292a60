import { AnimatePresence, domAnimation, LazyMotion, MotionConfig, m } from 'framer-motion';
import { cspNonce } from '../ui/cspNonce.ts';
import styles from './Splash.module.css';
import { splashTimes, titleAt } from './splashTimes.ts';
import { t } from './texts.ts';

const chairs = Array.from({ length: splashTimes.chairs }, (_, index) => {
  const angle = (index / splashTimes.chairs) * 2 * Math.PI - Math.PI / 2;
  return { index, x: 100 + 74 * Math.cos(angle), y: 100 + 74 * Math.sin(angle) };
});

export const Splash = ({ isShown }: { isShown: boolean }) => (
  <MotionConfig nonce={cspNonce()}>
    <LazyMotion features={domAnimation}>
      <AnimatePresence>
        {isShown && (
          <m.div
            aria-hidden
            className={styles.splash}
            exit={{ opacity: 0, pointerEvents: 'none' }}
            transition={{ duration: 0.25 }}
          >
            <TableFillingUp />
            <p className={styles.title}>
              {/* Drawn over the faint name, so that nothing appears late that was not there. */}
              {t('product')}
              <m.span
                className={styles.titleLit}
                initial={{ clipPath: 'inset(0 100% 0 0)' }}
                animate={{ clipPath: 'inset(0 0% 0 0)' }}
                transition={{ delay: titleAt / 1000, duration: 0.6 }}
              >
                {t('product')}
              </m.span>
            </p>
            <p className={styles.hint}>{t('splash-hint')}</p>
          </m.div>
        )}
      </AnimatePresence>
    </LazyMotion>
  </MotionConfig>
);

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
