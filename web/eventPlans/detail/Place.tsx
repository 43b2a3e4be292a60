import { Badge } from '../../ui/Badge.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { placeText } from './placeText.ts';
import type { ListedPlace } from './planLists.ts';

/** A person's place, as a list shows it. */
export const Place = ({ where }: { where: ListedPlace }) =>
  where.in === 'pool' ? (
    <Badge>{placeText(where)}</Badge>
  ) : (
    <>
      <Icon name={where.in === 'seat' ? 'chair' : 'hold'} size={16} />
      <span>{placeText(where)}</span>
    </>
  );
