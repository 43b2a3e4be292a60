import type { SeatingObjectFragment } from '../gql/graphql.ts';
import { t } from '../texts/en/floorObjects.ftl';
import { Button } from '../ui/Button.tsx';
import styles from './FloorObjects.module.css';
import { kindLabel } from './kinds.ts';

type ListedObjectsProps = {
  objects: readonly SeatingObjectFragment[];
  readOnly: boolean;
  onSelect: (id: string) => void;
};

/** What stands in the room besides tables, above the list of tables. */
export const ListedObjects = ({ objects, readOnly, onSelect }: ListedObjectsProps) => {
  if (objects.length === 0) return null;
  return (
    <section aria-label={t('places')} className={styles.list}>
      {objects.map(({ id, name, kind }) =>
        readOnly ? (
          <span key={id}>{t('marker', { kind: kindLabel(kind), name })}</span>
        ) : (
          <Button key={id} size="sm" icon="pin" onClick={() => onSelect(id)}>
            {t('marker', { kind: kindLabel(kind), name })}
          </Button>
        ),
      )}
    </section>
  );
};
