import { useState } from 'react';
import { isExtendedLayout, type TableLayout } from '../../../schema/vocabulary.ts';
import { t } from '../../texts/en/seatingTables.ftl';
import type { TableView } from '../planView.ts';
import { capacityFor, displacedBy } from './tableChanges.ts';
import type { useTableCommands } from './useTableCommands.ts';

/** A change that waits for a yes. `names`: the people who would lose their seats. */
type Confirmation = {
  title: string;
  names: string[];
  confirm: string;
  run: () => Promise<unknown>;
};

type Options = {
  view: TableView;
  commands: ReturnType<typeof useTableCommands>;
  onRemoved: () => void;
};

/** Changes of a table that may cost people their seats: these ask first, as its removal always does. */
export const useConfirmedChanges = ({ view, commands, onRemoved }: Options) => {
  const { table } = view;
  const [confirmation, setConfirmation] = useState<Confirmation | null>(null);

  const confirmFewer = (fewer: number, confirm: string, run: () => Promise<unknown>) => {
    const names = displacedBy(view, fewer);
    if (names.length === 0) return void run();
    setConfirmation({ title: t('smaller-title', { table: table.name }), names, confirm, run });
  };
  return {
    resize: (capacity: number) =>
      confirmFewer(table.capacity - capacity, t('resize'), () =>
        isExtendedLayout(table.layout)
          ? commands.setCapacity(table.id, capacity)
          : commands.resize(table.id, capacity),
      ),
    setLayout: (layout: TableLayout) => {
      const capacity = capacityFor(layout, table.capacity);
      confirmFewer(table.capacity - capacity, t('change-shape'), () =>
        commands.setLayout(table.id, layout, capacity === table.capacity ? undefined : capacity),
      );
    },
    setEndSeats: (hasEndSeats: boolean) =>
      confirmFewer(hasEndSeats ? 0 : 2, t('remove-end-seats'), () =>
        commands.setEndSeats(table.id, hasEndSeats),
      ),
    remove: () =>
      setConfirmation({
        title: t('delete-title', { table: table.name }),
        names: view.people.flatMap((person) => (person ? [person.name] : [])),
        confirm: t('delete'),
        run: async () => {
          if (await commands.remove(table.id)) onRemoved();
        },
      }),
    confirmation,
    cancel: () => setConfirmation(null),
  };
};
