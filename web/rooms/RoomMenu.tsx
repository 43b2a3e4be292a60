import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { BackgroundDialog, ObjectFormDialog, OutlineDialog } from '../seating/onDemand.ts';
import type { Plan } from '../seating/seatingPlan.ts';
import { selectedObjectAtom } from '../seating/state.ts';
import { t } from '../texts/en/rooms.ftl';
import { Button } from '../ui/Button.tsx';
import { Menu, MenuItem, MenuLabel, MenuSeparator } from '../ui/Menu.tsx';
import { type Tool, toolAtom } from './state.ts';

type Open = 'none' | 'object' | 'outline' | 'background';

/** What stands in the room besides tables, its edge, and the picture under it. */
export const RoomMenu = ({ plan }: { plan: Plan }) => {
  const [open, setOpen] = useState<Open>('none');
  const select = useSetAtom(selectedObjectAtom);
  const hold = useSetAtom(toolAtom);
  const closing = { onOpenChange: () => setOpen('none') };
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
        <MenuItem onSelect={() => setOpen('outline')}>{t('outline-item')}</MenuItem>
        {plan.room.outline && (
          <MenuItem onSelect={() => draw('corners')}>{t('corners-item')}</MenuItem>
        )}
        <MenuItem onSelect={() => setOpen('background')}>{t('background-item')}</MenuItem>
      </Menu>
      <ObjectFormDialog
        eventId={plan.id}
        tables={plan.tables}
        objects={plan.floorObjects}
        units={plan.room.outline?.units ?? 'metric'}
        onAdded={select}
        open={open === 'object'}
        {...closing}
      />
      {open === 'outline' && <OutlineDialog plan={plan} {...closing} />}
      {open === 'background' && <BackgroundDialog plan={plan} {...closing} />}
    </>
  );
};
