import type { Plan } from '../seating/seatingPlan.ts';
import { t } from '../texts/en/rooms.ftl';
import { MenuItem, MenuLabel, MenuSeparator } from '../ui/Menu.tsx';
import type { Tool } from './state.ts';

/** The dialogs that the room menu opens. */
export type RoomDialog = 'object' | 'outline' | 'background';

type RoomItemsProps = {
  room: Plan['room'];
  onOpen: (dialog: RoomDialog) => void;
  onDraw: (tool: Tool) => void;
};

export const RoomItems = ({ room, onOpen, onDraw }: RoomItemsProps) => (
  <>
    <MenuItem onSelect={() => onOpen('object')}>{t('place-something')}</MenuItem>
    <MenuSeparator />
    <MenuLabel>{t('draw')}</MenuLabel>
    <MenuItem onSelect={() => onDraw('rect')}>{t('draw-rect')}</MenuItem>
    <MenuItem onSelect={() => onDraw('ellipse')}>{t('draw-ellipse')}</MenuItem>
    <MenuItem onSelect={() => onDraw('line')}>{t('draw-line')}</MenuItem>
    <MenuItem onSelect={() => onDraw('area')}>{t('draw-area')}</MenuItem>
    <MenuSeparator />
    <MenuLabel>{t('the-room')}</MenuLabel>
    <MenuItem onSelect={() => onOpen('outline')}>{t('outline-item')}</MenuItem>
    {room.outline && <MenuItem onSelect={() => onDraw('corners')}>{t('corners-item')}</MenuItem>}
    <MenuItem onSelect={() => onOpen('background')}>{t('background-item')}</MenuItem>
    {room.background && <MenuItem onSelect={() => onDraw('picture')}>{t('picture-item')}</MenuItem>}
  </>
);
