import type { ReactNode } from 'react';
import { t } from '../../texts/en/seatingPlacement.ftl';
import { ViewSwitch } from '../../ui/ViewSwitch.tsx';
import styles from './Placing.module.css';
import type { RoomView } from './roomView.ts';

type RoomBarProps = {
  view: RoomView;
  onView: (view: RoomView) => void;
  children?: ReactNode;
};

/** The switch between chart and list, with further controls beside it. */
export const RoomBar = ({ view, onView, children }: RoomBarProps) => (
  <div className={styles.roomBar} data-room-bar>
    <ViewSwitch
      label={t('show-room-as')}
      view={view}
      views={{ chart: t('chart'), list: t('list') }}
      onView={onView}
      size="sm"
    />
    {children}
  </div>
);
