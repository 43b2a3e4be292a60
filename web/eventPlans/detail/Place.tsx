import { hasRightToLeft } from '../../../schema/text/direction.ts';
import { nameEnd } from '../../../schema/text/nameEnd.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Icon } from '../../ui/Icon.tsx';
import styles from './Place.module.css';
import { placeText } from './placeText.ts';
import type { ListedPlace } from './planLists.ts';

/** A person's place, as a list shows it. */
export const Place = ({ where }: { where: ListedPlace }) => {
  const text = placeText(where);
  switch (where.in) {
    case 'pool':
      return <Badge>{text}</Badge>;
    case 'holding':
      return (
        <>
          <Icon name="hold" size={16} />
          <span title={text}>{text}</span>
        </>
      );
    case 'seat': {
      const { table } = where;
      // In right-to-left text the parts of a split name would appear in the wrong order, so its start is cut
      // instead.
      const end = hasRightToLeft(table) ? '' : nameEnd(table);
      const kept = text.indexOf(table) + table.length - end.length;
      return (
        <>
          <Icon name="chair" size={16} />
          <span title={text} className={styles.seat}>
            <span className={styles.start}>{text.slice(0, kept)}</span>
            <span className={styles.end}>{text.slice(kept)}</span>
          </span>
        </>
      );
    }
  }
};
