import { type ComponentProps, useMemo } from 'react';
import { ListedObjects } from '../../floorObjects/ListedObjects.tsx';
import type { DrawnObject } from '../../floorObjects/shapes.ts';
import type { DrawnRoom } from '../../rooms/drawnRoom.ts';
import { misplacedTables, misplacedWords } from '../../rooms/misplaced.ts';
import { useTableCommands } from '../tables/useTableCommands.ts';
import { ListView } from './ListView.tsx';

type ListedRoomProps = Omit<ComponentProps<typeof ListView>, 'misplaced' | 'onDuplicate'> & {
  eventId: string;
  objects: readonly (DrawnObject & { isSolid: boolean })[];
  room: DrawnRoom;
  foundObjectId: string | null;
  onObject: (objectId: string) => void;
};

/** The room as a list: its floor objects, then its tables, marked as on the chart. */
export const ListedRoom = (props: ListedRoomProps) => {
  const { eventId, objects, room, foundObjectId, onObject, ...list } = props;
  const { tables, readOnly } = list;
  const { duplicate } = useTableCommands(eventId);
  const { words, onObjects } = useMemo(() => {
    const misplaced = misplacedTables(tables, objects, room);
    return {
      words: new Map(misplaced.map((one) => [one.table.id, misplacedWords(one)])),
      onObjects: misplaced.flatMap((one) =>
        one.on === null ? [] : [{ name: one.on, words: misplacedWords(one) }],
      ),
    };
  }, [tables, objects, room]);
  return (
    <>
      <ListedObjects
        objects={objects}
        misplaced={onObjects}
        foundId={foundObjectId}
        readOnly={readOnly}
        onSelect={onObject}
      />
      <ListView {...list} misplaced={words} onDuplicate={(id) => void duplicate(id)} />
    </>
  );
};
