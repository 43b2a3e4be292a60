import { useState } from 'react';
import { stepped } from '../../chart/floorKeys.ts';
import { withinFloor } from '../../chart/snapping.ts';
import type { Place } from '../../chart/types.ts';
import { t } from '../../texts/en/seatingTables.ftl';
import { IconButton } from '../../ui/Button.tsx';
import styles from './TableSettings.module.css';

const directions = [
  { direction: 'left', icon: 'arrowLeft', label: t('move-left') },
  { direction: 'right', icon: 'arrowRight', label: t('move-right') },
  { direction: 'up', icon: 'arrowUp', label: t('move-up') },
  { direction: 'down', icon: 'arrowDown', label: t('move-down') },
] as const;

type Point = Pick<Place, 'x' | 'y'>;
type MoveByStepProps = { place: Place; onMove: (point: Point) => Promise<unknown> };

/** Moves something on the floor by taps, for those who cannot drag and have no keys (WCAG 2.2, 2.5.7). */
export const MoveByStep = ({ place, onMove }: MoveByStepProps) => {
  const [isPending, setPending] = useState(false);
  const move = async ({ x, y }: Point) => {
    setPending(true);
    await onMove({ x: withinFloor(x), y: withinFloor(y) });
    setPending(false);
  };
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
            aria-disabled={isPending || undefined}
            onClick={() => void move(stepped(place, direction, true))}
          />
        ))}
      </span>
    </div>
  );
};
