import { type FormEvent, useState } from 'react';
import { limits } from '../../schema/limits.ts';
import { type TableLayout, tableLayouts } from '../../schema/vocabulary.ts';
import { Button, IconButton } from '../ui/Button.tsx';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { Select } from '../ui/Select.tsx';
import { Switch } from '../ui/Switch.tsx';
import { TextField } from '../ui/TextField.tsx';
import type { TableView } from './planView.ts';
import { endSeatsBlocked, nextCapacity, wouldLose } from './tableChanges.ts';
import { useTableCommands } from './useTableCommands.ts';
import styles from './Workspace.module.css';

const layouts = tableLayouts.map((value) => ({
  value,
  label: value.charAt(0).toUpperCase() + value.slice(1),
}));

type TableSettingsProps = { view: TableView; onClose: () => void };
type Asked = { title: string; names: string[]; confirm: string; run: () => Promise<unknown> };

/** The selected table: size, end seats, name, shape; asks before somebody loses their seat. */
export const TableSettings = ({ view, onClose }: TableSettingsProps) => {
  const { table } = view;
  const commands = useTableCommands();
  const [asked, setAsked] = useState<Asked | null>(null);
  const smaller = nextCapacity(table.capacity, 'down');
  const larger = nextCapacity(table.capacity, 'up');
  const blocked = endSeatsBlocked(view);

  const orAsk = (fewer: number, confirm: string, run: () => Promise<unknown>) => {
    const names = wouldLose(view, fewer);
    if (names.length === 0) return void run();
    setAsked({ title: `Make ${table.name} smaller?`, names, confirm, run });
  };
  const resize = (capacity: number) =>
    orAsk(table.capacity - capacity, 'Resize', () => commands.resize(table.id, capacity));
  const askToDelete = () => {
    const names = view.people.flatMap((person) => (person ? [person.name] : []));
    setAsked({
      title: `Delete ${table.name}?`,
      names,
      confirm: 'Delete table',
      run: async () => {
        if (await commands.remove(table.id)) onClose();
      },
    });
  };
  const turn = () => {
    const { id, x, y, rotation } = table;
    void commands.move(id, { x, y, rotation: (rotation + 15) % 360 });
  };

  return (
    <section className={styles.settings} aria-label={`Settings of ${table.name}`}>
      <header className={styles.settingsHeader}>
        <h2>{table.name}</h2>
        <IconButton icon="close" label="Close table settings" size="sm" onClick={onClose} />
      </header>
      <div className={styles.stepper}>
        <IconButton
          icon="minus"
          label="Two seats fewer"
          variant="secondary"
          disabled={smaller === null || commands.isPending}
          onClick={() => smaller !== null && resize(smaller)}
        />
        <output aria-label="Capacity">{table.capacity} seats</output>
        <IconButton
          icon="plus"
          label="Two seats more"
          variant="secondary"
          disabled={larger === null || commands.isPending}
          onClick={() => larger !== null && resize(larger)}
        />
      </div>
      <Switch
        label="End seats"
        hint={blocked}
        value={table.endSeats}
        disabled={blocked !== null || commands.isPending}
        onChange={(on) =>
          orAsk(on ? 0 : 2, 'Remove end seats', () => commands.setEndSeats(table.id, on))
        }
      />
      <Rename
        key={table.name}
        name={table.name}
        onRename={(name) => commands.rename(table.id, name)}
      />
      <Select
        label="Layout"
        value={table.layout}
        options={layouts}
        onChange={(layout: TableLayout) => void commands.setLayout(table.id, layout)}
      />
      <div className={styles.sharedRow}>
        <Button size="sm" icon="turn" onClick={turn}>
          Turn by 15°
        </Button>
        <Button size="sm" variant="danger" icon="trash" onClick={askToDelete}>
          Delete table
        </Button>
      </div>
      {asked && (
        <ConfirmDialog
          open
          onOpenChange={() => setAsked(null)}
          title={asked.title}
          confirm={asked.confirm}
          onConfirm={asked.run}
        >
          {asked.names.length > 0 ? (
            <p>Back to the pool: {asked.names.join(', ')}.</p>
          ) : (
            <p>Nobody sits there.</p>
          )}
        </ConfirmDialog>
      )}
    </section>
  );
};

type RenameProps = { name: string; onRename: (name: string) => Promise<unknown> };

const Rename = ({ name, onRename }: RenameProps) => {
  const [typed, setTyped] = useState(name);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (typed.trim() !== '' && typed.trim() !== name) void onRename(typed.trim());
  };
  return (
    <form className={styles.rename} onSubmit={submit}>
      <TextField
        label="Table Name"
        name="name"
        value={typed}
        onChange={setTyped}
        maxLength={limits.tableName}
      />
      <Button type="submit" disabled={typed.trim() === '' || typed.trim() === name}>
        Rename
      </Button>
    </form>
  );
};
