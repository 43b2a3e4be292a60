import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { type RefObject, useEffect, useRef } from 'react';
import { mayEditEvent } from '../../schema/permissions.ts';
import { Floor } from '../chart/Floor.tsx';
import type { CurrentUser } from '../members/currentUser.ts';
import { Badge } from '../ui/Badge.tsx';
import { EmptyState } from '../ui/StateMessage.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { DragGhost } from './DragGhost.tsx';
import { followDrags } from './listDrag.ts';
import { PanelSwitch } from './PanelSwitch.tsx';
import { PickedBar } from './PickedBar.tsx';
import { HoldingPanel } from './people/HoldingPanel.tsx';
import { PoolPanel } from './people/PoolPanel.tsx';
import { nobody } from './people/selection.ts';
import type { PlanView } from './planView.ts';
import type { Plan } from './seatingPlan.ts';
import {
  announcementAtom,
  detailsOfAtom,
  dragStateAtom,
  overSeatIdAtom,
  panelAtom,
  pickedAtom,
  selectedPeopleAtom,
  selectedTableAtom,
} from './state.ts';
import { TableSettings } from './TableSettings.tsx';
import { TakenSeatDialog } from './TakenSeatDialog.tsx';
import { Toolbar } from './Toolbar.tsx';
import { useFocusOnMoved } from './useFocusOnMoved.ts';
import { usePersonDrag } from './usePersonDrag.ts';
import { usePick } from './usePick.ts';
import { usePlacement } from './usePlacement.ts';
import { useTableCommands } from './useTableCommands.ts';
import styles from './Workspace.module.css';

type WorkspaceProps = {
  plan: Plan;
  view: PlanView;
  user: CurrentUser;
  arrangementsChanged: number;
};

/** Pool, floor and holding area, and everything that moves people between them. */
export const Workspace = ({ plan, view, user, arrangementsChanged }: WorkspaceProps) => {
  const readOnly = mayEditEvent(user, plan.event) !== 'allow';
  const placing = usePlacement(plan.id, view);
  const focusOnMoved = useFocusOnMoved(view);
  const place: typeof placing.place = (attendeeId, target) => {
    focusOnMoved(attendeeId);
    placing.place(attendeeId, target);
  };
  const onPerson = usePersonDrag(place);
  const picked = useAtomValue(pickedAtom);
  const pick = usePick();
  const [selectedTable, setSelectedTable] = useAtom(selectedTableAtom);
  const panel = useAtomValue(panelAtom);
  const announcement = useAtomValue(announcementAtom);
  const announce = useSetAtom(announcementAtom);
  const { move } = useTableCommands();
  useForgetOnLeave();

  const onSeat = (seatId: string) => {
    if (picked) return place(picked, { kind: 'seat', seatId });
    const sitter = view.people.get(view.seats.get(seatId)?.attendeeId ?? '');
    if (sitter) pick(sitter);
    else announce('Empty seat. Pick somebody first.');
  };
  const lists = useListDrags(onPerson, readOnly);
  const selected = view.tables.find(({ table }) => table.id === selectedTable);
  const overSeatId = useAtomValue(overSeatIdAtom);
  const dragState = useAtomValue(dragStateAtom);

  return (
    <div className={styles.workspace} data-panel={panel} data-drag={dragState}>
      <header className={styles.bar}>
        <div className={styles.titles}>
          <h1 className={styles.title}>{plan.event.name}</h1>
          <div className={styles.facts}>
            <span>{counted(plan.attendees.length, 'person', 'people')}</span>
            <span>
              {view.seatedCount} of {plan.seats.length} seats taken
            </span>
            <span>{counted(plan.tables.length, 'table', 'tables')}</span>
            {readOnly && <Badge tone="info">View only</Badge>}
          </div>
        </div>
        {!readOnly && <Toolbar plan={plan} arrangementsChanged={arrangementsChanged} />}
      </header>
      <PanelSwitch people={view.pool.length + view.holding.length} tables={plan.tables.length} />
      <div ref={lists} className={styles.people}>
        <PoolPanel view={view} readOnly={readOnly} />
        <HoldingPanel
          holding={view.holding}
          readOnly={readOnly}
          onMoveToPool={(id) => place(id, { kind: 'pool' })}
        />
      </div>
      <div className={styles.room}>
        {plan.tables.length === 0 ? (
          <div className={styles.emptyRoom}>
            <EmptyState icon="table" title={readOnly ? 'No tables yet' : 'Add your first table'}>
              {readOnly
                ? 'The organiser has not laid out the room.'
                : 'Tables stand here with their seats. Use Add Table above.'}
            </EmptyState>
          </div>
        ) : (
          <Floor
            label={`Seating chart of ${plan.event.name}`}
            tables={view.tables}
            readOnly={readOnly}
            pickedId={picked}
            overSeatId={overSeatId}
            selectedTableId={selectedTable}
            onSeat={onSeat}
            onTable={setSelectedTable}
            onTableMoved={({ id, rotation }, place) => void move(id, { ...place, rotation })}
            onPerson={onPerson}
          />
        )}
        {selected && !readOnly && (
          <TableSettings view={selected} onClose={() => setSelectedTable(null)} />
        )}
      </div>
      {picked && !readOnly && <PickedBar attendeeId={picked} view={view} onPlace={place} />}
      <DragGhost view={view} />
      <TakenSeatDialog view={view} placing={placing} />
      <VisuallyHidden>
        <span role="status">{announcement}</span>
      </VisuallyHidden>
    </div>
  );
};

const counted = (count: number, one: string, many: string) =>
  `${count} ${count === 1 ? one : many}`;

/** Drags that begin in the lists within the element that gets the ref. */
const useListDrags = (
  onPerson: ReturnType<typeof usePersonDrag>,
  readOnly: boolean,
): RefObject<HTMLDivElement | null> => {
  const lists = useRef<HTMLDivElement>(null);
  useEffect(
    () => (lists.current && !readOnly ? followDrags(lists.current, onPerson) : undefined),
    [onPerson, readOnly],
  );
  return lists;
};

/** What was picked or selected belongs to this event: the next one starts afresh. */
const useForgetOnLeave = () => {
  const setPicked = useSetAtom(pickedAtom);
  const setSelected = useSetAtom(selectedTableAtom);
  const setSelectedPeople = useSetAtom(selectedPeopleAtom);
  const setDetailsOf = useSetAtom(detailsOfAtom);
  useEffect(
    () => () => {
      setPicked(null);
      setSelected(null);
      setSelectedPeople(nobody);
      setDetailsOf(null);
    },
    [setPicked, setSelected, setSelectedPeople, setDetailsOf],
  );
};
