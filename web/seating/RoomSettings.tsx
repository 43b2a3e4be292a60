import { useSetAtom } from 'jotai';
import { WhyTable } from '../seatingProposals/onDemand.ts';
import { closed } from '../ui/closed.ts';
import { ObjectSettings, SeveralTables, TableSettings } from './onDemand.ts';
import type { PlanView } from './planView.ts';
import type { Plan } from './seatingPlan.ts';
import { selectedObjectAtom, selectedTableAtom } from './state.ts';
import type { RoomActions } from './useRoomActions.ts';

type RoomSettingsProps = {
  plan: Plan;
  view: PlanView;
  actions: RoomActions;
};

/** The settings of the selected table or object, or of several tables. Beside the chart or list. */
export const RoomSettings = ({ plan, view, actions }: RoomSettingsProps) => {
  const { id: eventId, room } = plan;
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
          <WhyTable plan={plan} view={view} tableId={selected.table.id} />
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
