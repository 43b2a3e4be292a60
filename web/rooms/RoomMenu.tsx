import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { RoomDialogs } from '../seating/onDemand.ts';
import type { Plan } from '../seating/seatingPlan.ts';
import { selectedObjectAtom } from '../seating/state.ts';
import { t } from '../texts/en/roomMenu.ftl';
import { Button } from '../ui/Button.tsx';
import { Menu, MenuItem, MenuLabel, MenuSeparator } from '../ui/Menu.tsx';
import { type Tool, toolAtom } from './state.ts';

/** A menu for floor objects, the outline of the room and the background picture. */
export const RoomMenu = ({ plan }: { plan: Plan }) => {
  const [open, setOpen] = useState<'object' | 'outline' | 'background'>();
  const select = useSetAtom(selectedObjectAtom);
  const hold = useSetAtom(toolAtom);
  const { outline, background } = plan.room;
  const draw = (tool: Tool) => {
    select(null);
    hold(tool);
  };
  return (
    <>
      <Menu trigger={<Button icon="pin">{t('room')}</Button>} align="start">
        <MenuItem onSelect={() => setOpen('object')}>{t('place-something')}</MenuItem>
        <MenuSeparator />
        <MenuLabel>{t('draw')}</MenuLabel>
        <MenuItem onSelect={() => draw('rect')}>{t('draw-rect')}</MenuItem>
        <MenuItem onSelect={() => draw('ellipse')}>{t('draw-ellipse')}</MenuItem>
        <MenuItem onSelect={() => draw('line')}>{t('draw-line')}</MenuItem>
        <MenuItem onSelect={() => draw('area')}>{t('draw-area')}</MenuItem>
        <MenuSeparator />
        <MenuLabel>{t('the-room')}</MenuLabel>
        <MenuItem onSelect={() => setOpen('outline')}>{t('outline')}</MenuItem>
        {outline && <MenuItem onSelect={() => draw('corners')}>{t('corners')}</MenuItem>}
        <MenuItem onSelect={() => setOpen('background')}>{t('background')}</MenuItem>
        {background && <MenuItem onSelect={() => draw('picture')}>{t('picture')}</MenuItem>}
      </Menu>
      {open && (
        <RoomDialogs {...{ open, plan }} onAdded={select} onClose={() => setOpen(undefined)} />
      )}
    </>
  );
};
