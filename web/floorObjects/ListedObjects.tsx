import { t } from '../texts/en/floorObjects.ftl';
import { Button } from '../ui/Button.tsx';
import { classes } from '../ui/classes.ts';
import { WarningIcon } from '../ui/WarningIcon.tsx';
import styles from './FloorObjects.module.css';
import { objectLabel } from './kinds.ts';
import type { DrawnObject } from './shapes.ts';

type ListedObjectsProps = {
  objects: readonly DrawnObject[];
  /** For each object on which no table may stand: its name, and the tables on it in words. */
  misplaced: readonly { name: string; words: string }[];
  /** The object that a search has led to. */
  foundId: string | null;
  readOnly: boolean;
  onSelect: (id: string) => void;
};

/** The floor objects, above the list of tables. */
export const ListedObjects = (props: ListedObjectsProps) => {
  const { objects, misplaced, foundId, readOnly, onSelect } = props;
  if (objects.length === 0) return null;
  const noteOf = ({ name }: DrawnObject) => {
    const words = misplaced.flatMap((one) => (one.name === name ? [one.words] : []));
    return words.length > 0 && <WarningIcon words={words.join('. ')} />;
  };
  return (
    // Readers have no buttons here to focus, so they scroll the list itself by keyboard.
    <section aria-label={t('places')} className={styles.list} {...(readOnly && { tabIndex: 0 })}>
      {objects.map((object) =>
        readOnly ? (
          <span key={object.id} className={classes(object.id === foundId && styles.found)}>
            {objectLabel(object)}
            {noteOf(object)}
          </span>
        ) : (
          <Button
            key={object.id}
            size="sm"
            icon="pin"
            className={classes(object.id === foundId && styles.found)}
            onClick={() => onSelect(object.id)}
          >
            {objectLabel(object)}
            {noteOf(object)}
          </Button>
        ),
      )}
    </section>
  );
};
