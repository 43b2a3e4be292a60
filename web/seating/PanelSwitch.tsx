import { useAtom, useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { t } from '../texts/en/seating.ftl';
import { ViewSwitch } from '../ui/ViewSwitch.tsx';
import { dragAtom, panelAtom } from './state.ts';
import styles from './Workspace.module.css';

/** `waiting` is the number of people in the pool. */
type PanelSwitchProps = { waiting: number; tables: number };

/**
 * Switches between the pool and the tables, of which phones show only one. A drag over one of the buttons
 * switches to its panel.
 */
export const PanelSwitch = ({ waiting, tables }: PanelSwitchProps) => {
  const [panel, setPanel] = useAtom(panelAtom);
  const drag = useAtomValue(dragAtom);
  useEffect(() => {
    if (drag.state !== 'dragging') return;
    const under = document.elementFromPoint(drag.at.x, drag.at.y);
    const shows = under?.closest<HTMLElement>('[data-shows]')?.dataset.shows;
    if (shows === 'people' || shows === 'floor') setPanel(shows);
  }, [drag, setPanel]);
  return (
    <ViewSwitch
      label={t('what-to-show')}
      view={panel}
      views={{
        people: t('people-panel', { count: waiting }),
        floor: t('tables-panel', { count: tables }),
      }}
      onView={setPanel}
      className={styles.switch}
    />
  );
};
