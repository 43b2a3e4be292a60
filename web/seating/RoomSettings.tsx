import { useSetAtom } from 'jotai';
import type { ReactNode } from 'react';
import { closed } from '../ui/closed.ts';
import { ObjectSettings, SeveralTables, TableSettings } from './onDemand.ts';
import type { Plan } from './seatingPlan.ts';
import { selectedObjectAtom, selectedTableAtom } from './state.ts';
import type { RoomActions } from './useRoomActions.ts';

type RoomSettingsProps = {
  eventId: string;
  room: Plan['room'];
  actions: RoomActions;
  /** Further settings of a table. */
  aboutTable: (tableId: string) => ReactNode;
};

/** The settings of the selected table or object, or of several tables. Beside the chart or list. */
export const RoomSettings = ({ eventId, room, actions, aboutTable }: RoomSettingsProps) => {
  const { tables, selectedObject: object } = actions;
  const { selected, several } = tables;
  const setSelectedTable = useSetAtom(selectedTableAtom);
  const setSelectedObject = useSetAtom(selectedObjectAtom);
  return (
    <>
      {object && (
        <ObjectSettings
          key={object.id}
          eventId={eventId}
          object={object}
          units={room.outline?.units ?? 'metric'}
          onClose={() => setSelectedObject(closed(object.id))}
        />
      )}
      {selected && (
        <TableSettings
          key={selected.table.id}
          eventId={eventId}
          view={selected}
          onClose={() => setSelectedTable(closed(selected.table.id))}
          onChooseMore={() => tables.choose(selected.table.id, true)}
        >
          {aboutTable(selected.table.id)}
        </TableSettings>
      )}
      {several.length > 0 && (
        <SeveralTables
          eventId={eventId}
          tables={several}
          onClear={tables.clear}
          onRemoved={tables.letGo}
        />
      )}
    </>
  );
};
