import { useState } from 'react';
import { isExtendedLayout, type TableLayout } from '../../../schema/vocabulary.ts';
import { t } from '../../texts/en/seatingTables.ftl';
import { useSent } from '../../ui/useSent.ts';
import type { TableView } from '../planView.ts';
import { capacityFor, displacedBy } from './tableChanges.ts';
import type { useTableCommands } from './useTableCommands.ts';

/**
 * A change that waits for confirmation. `namesIn` names the people who would lose their seats at the table as
 * it is by then.
 */
type Waiting = {
  title: string;
  namesIn: (now: TableView) => string[];
  confirm: string;
  run: () => Promise<unknown>;
};

type Options = {
  view: TableView;
  commands: ReturnType<typeof useTableCommands>;
  onRemoved: () => void;
};

/** Changes of a table. Those that cost people their seats ask first, and removing the table always does. */
export const useConfirmedChanges = ({ view, commands, onRemoved }: Options) => {
  const { table } = view;
  const [waiting, setWaiting] = useState<Waiting | null>(null);

  const [size, setSize] = useSent(table.capacity, (next) =>
    isExtendedLayout(table.layout)
      ? commands.setCapacity(table.id, next)
      : commands.resize(table.id, next),
  );

  const confirmFewer = (
    fewerOf: (now: TableView) => number,
    confirm: string,
    run: () => Promise<unknown>,
  ) => {
    const namesIn = (now: TableView) => displacedBy(now, fewerOf(now));
    if (namesIn(view).length === 0) return void run();
    setWaiting({ title: t('smaller-title', { table: table.name }), namesIn, confirm, run });
  };
  const confirmCapacity = (capacity: number, confirm: string, run: () => Promise<unknown>) =>
    confirmFewer((now) => now.table.capacity - capacity, confirm, run);
  return {
    /** The number of seats, as it was sent last. */
    size,
    resize: (next: number) => confirmCapacity(next, t('resize'), () => setSize(next)),
    setLayout: (layout: TableLayout) => {
      const capacity = capacityFor(layout, size);
      confirmCapacity(capacity, t('change-shape'), () =>
        commands.setLayout(table.id, layout, capacity === size ? undefined : capacity),
      );
    },
    setEndSeats: (hasEndSeats: boolean) =>
      confirmFewer(
        () => (hasEndSeats ? 0 : 2),
        t('remove-end-seats'),
        () => commands.setEndSeats(table.id, hasEndSeats),
      ),
    remove: () =>
      setWaiting({
        title: t('delete-title', { table: table.name }),
        namesIn: ({ people }) => people.flatMap((person) => (person ? [person.name] : [])),
        confirm: t('delete'),
        run: async () => {
          if (await commands.remove(table.id)) onRemoved();
        },
      }),
    confirmation: waiting && { ...waiting, names: waiting.namesIn(view) },
    cancel: () => setWaiting(null),
  };
};
