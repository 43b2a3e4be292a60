import type { ReactNode } from 'react';
import { Button } from './Button.tsx';
import { Card } from './Card.tsx';
import styles from './ListCard.module.css';
import shared from './shared.module.css';

type ListCardProps = {
  /** The id of the title, which names the card. */
  id: string;
  title: string;
  /** Undefined while loading. */
  entries: readonly { id: string; name: string; text: string }[] | undefined;
  /** Shown if there are no entries. */
  empty: string;
  /** The label of the button that edits the entries; false for members who may not. */
  edit: string | false;
  onEdit: () => void;
  /** The dialog that the button opens. */
  children: ReactNode;
};

/** A card for one of an event's lists, such as its menu. */
export const ListCard = ({ id, title, entries, empty, edit, onEdit, children }: ListCardProps) => (
  <Card aria-labelledby={id} className={styles.card}>
    <header className={shared.spread}>
      <h2 id={id} className={shared.heading}>
        {title}
      </h2>
      {entries && edit && (
        <Button icon="edit" onClick={onEdit}>
          {edit}
        </Button>
      )}
    </header>
    {entries?.length === 0 && <p className={shared.soft}>{empty}</p>}
    {entries && entries.length > 0 && (
      <dl className={styles.entries}>
        {entries.map((entry) => (
          <div key={entry.id}>
            <dt className={shared.name}>{entry.name}</dt>
            <dd>{entry.text}</dd>
          </div>
        ))}
      </dl>
    )}
    {children}
  </Card>
);
