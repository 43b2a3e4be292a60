import { useSetAtom } from 'jotai';
import { useState } from 'react';
import {
  BackgroundDialog,
  ObjectFormDialog,
  OutlineDialog,
  RoomItems,
} from '../seating/onDemand.ts';
import type { Plan } from '../seating/seatingPlan.ts';
import { selectedObjectAtom } from '../seating/state.ts';
import { t } from '../texts/en/roomButton.ftl';
import { Button } from '../ui/Button.tsx';
import { Menu } from '../ui/Menu.tsx';
import type { RoomDialog } from './RoomItems.tsx';
import { type Tool, toolAtom } from './state.ts';

/** A menu for floor objects, the outline of the room and the background picture. */
export const RoomMenu = ({ plan }: { plan: Plan }) => {
  const [open, setOpen] = useState<RoomDialog | 'none'>('none');
  const select = useSetAtom(selectedObjectAtom);
  const hold = useSetAtom(toolAtom);
  const close = () => setOpen('none');
  const draw = (tool: Tool) => {
    select(null);
    hold(tool);
  };
  return (
    <>
      <Menu trigger={<Button icon="pin">{t('room')}</Button>} align="start">
        <RoomItems room={plan.room} onOpen={setOpen} onDraw={draw} />
      </Menu>
      {open === 'object' && <ObjectFormDialog plan={plan} onAdded={select} onClose={close} />}
      {open === 'outline' && <OutlineDialog plan={plan} onClose={close} />}
      {open === 'background' && <BackgroundDialog plan={plan} onClose={close} />}
    </>
  );
};
