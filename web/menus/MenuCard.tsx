import { useState } from 'react';
import { dietLabel } from '../attendees/fieldWords.ts';
import { t } from '../texts/en/menus.ftl';
import { listText } from '../texts/formats.ts';
import { ListCard } from '../ui/ListCard.tsx';
import { lazyPart, onDemand, usePreload } from '../ui/onDemand.tsx';
import type { Option } from './documents.ts';
import { useMenu } from './useMenu.ts';

const menuDialog = onDemand(() => import('./MenuDialog.tsx'));
const MenuDialog = lazyPart(menuDialog, (code) => code.MenuDialog);

type MenuCardProps = { eventId: string; readOnly: boolean };

/** The menu of an event, among its settings. */
export const MenuCard = ({ eventId, readOnly }: MenuCardProps) => {
  const menu = useMenu(eventId);
  const [isEditing, setEditing] = useState(false);
  usePreload(readOnly ? undefined : menuDialog);
  return (
    <ListCard
      id="event-menu"
      title={t('menu')}
      entries={menu?.courses.map(({ courseId, name, options }) => ({
        id: courseId,
        name,
        text: options.length > 0 ? listText(options.map(inWords)) : t('no-options'),
      }))}
      empty={t('no-menu-yet')}
      edit={!readOnly && t(menu?.courses.length === 0 ? 'write-menu' : 'edit-menu')}
      onEdit={() => setEditing(true)}
    >
      {menu && isEditing && (
        <MenuDialog onClose={() => setEditing(false)} eventId={eventId} menu={menu} />
      )}
    </ListCard>
  );
};

const inWords = ({ name, fits }: Option): string =>
  fits.length > 0 ? t('option-with-diets', { name, diets: listText(fits.map(dietLabel)) }) : name;
