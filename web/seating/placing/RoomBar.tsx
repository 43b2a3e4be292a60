import type { ReactNode } from 'react';
import { t } from '../../texts/en/seatingPlacing.ftl';
import { Button } from '../../ui/Button.tsx';
import styles from './Placing.module.css';
import type { RoomView } from './roomView.ts';
import { roomViews } from './roomView.ts';

type RoomBarProps = {
  view: RoomView;
  onView: (view: RoomView) => void;
  children?: ReactNode;
};

/** The switch between chart and list, with further controls beside it. */
export const RoomBar = ({ view, onView, children }: RoomBarProps) => (
  <div className={styles.roomBar} data-room-bar>
    <fieldset className={styles.views} aria-label={t('show-room-as')}>
      {roomViews.map((one) => (
        <Button key={one} size="sm" aria-pressed={view === one} onClick={() => onView(one)}>
          {t(one === 'chart' ? 'chart' : 'list')}
        </Button>
      ))}
    </fieldset>
    {children}
  </div>
);
