import { stepped } from '../../chart/floorKeys.ts';
import { withinFloor } from '../../chart/snapping.ts';
import type { Place } from '../../chart/types.ts';
import { t } from '../../texts/en/seatingTables.ftl';
import { IconButton } from '../../ui/Button.tsx';
import { useSent } from '../../ui/useSent.ts';
import styles from './TableSettings.module.css';

const directions = [
  { direction: 'left', icon: 'arrowLeft', label: t('move-left') },
  { direction: 'right', icon: 'arrowRight', label: t('move-right') },
  { direction: 'up', icon: 'arrowUp', label: t('move-up') },
  { direction: 'down', icon: 'arrowDown', label: t('move-down') },
] as const;

type Point = Pick<Place, 'x' | 'y'>;
/** `onMove` returns whether it succeeded. */
type MoveByStepProps = { place: Place; onMove: (point: Point) => Promise<boolean> };

/**
 * Moves something on the floor by taps, for people who can use neither dragging nor keys (WCAG 2.2, 2.5.7).
 */
export const MoveByStep = ({ place, onMove }: MoveByStepProps) => {
  const [at, move] = useSent<Place>(place, ({ x, y }) =>
    onMove({ x: withinFloor(x), y: withinFloor(y) }),
  );
  return (
    <div className={styles.stepper}>
      <span>{t('move')}</span>
      <span className={styles.buttons}>
        {directions.map(({ direction, icon, label }) => (
          <IconButton
            key={direction}
            icon={icon}
            label={label}
            variant="secondary"
            onClick={() => void move(stepped(at, direction, true))}
          />
        ))}
      </span>
    </div>
  );
};
