import { useState } from 'react';
import { dietLabel } from '../attendees/fieldWords.ts';
import { t } from '../texts/en/menus.ftl';
import { listText } from '../texts/formats.ts';
import { Button } from '../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';
import { usePreload } from '../ui/onDemand.tsx';
import shared from '../ui/shared.module.css';
import type { Menu, Option } from './documents.ts';
import styles from './MenuCard.module.css';
import { MenuDialog, menuDialog } from './onDemand.ts';
import { useMenu } from './useMenu.ts';

type MenuCardProps = { eventId: string; readOnly: boolean };

/** What an event serves, among its settings. */
export const MenuCard = ({ eventId, readOnly }: MenuCardProps) => {
  const menu = useMenu(eventId);
  const [isEditing, setEditing] = useState(false);
  usePreload(readOnly ? undefined : menuDialog);
  const isEmpty = menu?.courses.length === 0;
  return (
    <Card aria-labelledby="event-menu" className={styles.card}>
      <header className={shared.spread}>
        <h2 id="event-menu" className={shared.heading}>
          {t('menu')}
        </h2>
        {menu && !readOnly && (
          <Button icon="edit" onClick={() => setEditing(true)}>
            {t(isEmpty ? 'write-menu' : 'edit-menu')}
          </Button>
        )}
      </header>
      {isEmpty && <p className={shared.soft}>{t('no-menu-yet')}</p>}
      {menu && !isEmpty && <Courses menu={menu} />}
      {menu && isEditing && <MenuDialog onOpenChange={setEditing} eventId={eventId} menu={menu} />}
    </Card>
  );
};

const Courses = ({ menu: { courses } }: { menu: Menu }) => (
  <dl className={styles.courses}>
    {courses.map(({ courseId, name, options }) => (
      <div key={courseId}>
        <dt>{name}</dt>
        <dd>{options.length > 0 ? listText(options.map(inWords)) : t('no-options')}</dd>
      </div>
    ))}
  </dl>
);

const inWords = ({ name, fits }: Option): string =>
  fits.length > 0 ? t('option-with-diets', { name, diets: listText(fits.map(dietLabel)) }) : name;
