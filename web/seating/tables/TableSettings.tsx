import { type ReactNode, useState } from 'react';
import { TagEditor } from '../../attendees/tags/TagEditor.tsx';
import { turned, turnStep } from '../../chart/snapping.ts';
import { TableHistoryButton } from '../../history/panel/TableHistoryButton.tsx';
import { layoutOptions } from '../../tables/layoutLabels.ts';
import { t } from '../../texts/en/seatingTables.ftl';
import { listText } from '../../texts/formats.ts';
import { Button, IconButton } from '../../ui/Button.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { Select } from '../../ui/Select.tsx';
import { Switch } from '../../ui/Switch.tsx';
import type { TableView } from '../planView.ts';
import { RenameTable } from './RenameTable.tsx';
import styles from './TableSettings.module.css';
import { displacedBy, endSeatsBlocked, nextCapacity } from './tableChanges.ts';
import { useTableCommands } from './useTableCommands.ts';

type TableSettingsProps = {
  eventId: string;
  view: TableView;
  onClose: () => void;
  /** What else the event knows of the table. */
  children?: ReactNode;
};
type Asked = { title: string; names: string[]; confirm: string; run: () => Promise<unknown> };

/**
 * The settings of the selected table: size, end seats, name, shape. Asks for confirmation before
 * anybody loses their seat.
 */
export const TableSettings = ({ eventId, view, onClose, children }: TableSettingsProps) => {
  const { table } = view;
  const commands = useTableCommands(eventId);
  const [asked, setAsked] = useState<Asked | null>(null);
  const smaller = nextCapacity(table.capacity, 'down');
  const larger = nextCapacity(table.capacity, 'up');
  const blocked = endSeatsBlocked(view);

  const orAsk = (fewer: number, confirm: string, run: () => Promise<unknown>) => {
    const names = displacedBy(view, fewer);
    if (names.length === 0) return void run();
    setAsked({ title: t('smaller-title', { table: table.name }), names, confirm, run });
  };
  const resize = (capacity: number) =>
    orAsk(table.capacity - capacity, t('resize'), () => commands.resize(table.id, capacity));
  const askToDelete = () => {
    const names = view.people.flatMap((person) => (person ? [person.name] : []));
    setAsked({
      title: t('delete-title', { table: table.name }),
      names,
      confirm: t('delete'),
      run: async () => {
        if (await commands.remove(table.id)) onClose();
      },
    });
  };
  const turn = () => {
    const { id, x, y, rotation } = table;
    void commands.move(id, { x, y, rotation: turned(rotation + turnStep) });
  };

  return (
    <section className={styles.settings} aria-label={t('settings-of', { table: table.name })}>
      <header className={styles.header}>
        <h2>{table.name}</h2>
        <IconButton icon="close" label={t('close-settings')} size="sm" onClick={onClose} />
      </header>
      <div className={styles.stepper}>
        <IconButton
          icon="minus"
          label={t('fewer')}
          variant="secondary"
          disabled={smaller === null || commands.isPending}
          onClick={() => smaller !== null && resize(smaller)}
        />
        <output aria-label={t('capacity')}>{t('seats', { count: table.capacity })}</output>
        <IconButton
          icon="plus"
          label={t('more')}
          variant="secondary"
          disabled={larger === null || commands.isPending}
          onClick={() => larger !== null && resize(larger)}
        />
      </div>
      <Switch
        label={t('end-seats')}
        hint={blocked}
        value={table.endSeats}
        disabled={blocked !== null || commands.isPending}
        onChange={(on) =>
          orAsk(on ? 0 : 2, t('remove-end-seats'), () => commands.setEndSeats(table.id, on))
        }
      />
      <RenameTable
        key={`${table.id} ${table.name}`}
        name={table.name}
        onRename={(name) => commands.rename(table.id, name)}
      />
      <Select
        label={t('layout')}
        value={table.layout}
        options={layoutOptions}
        onChange={(layout) => void commands.setLayout(table.id, layout)}
      />
      <TagEditor hasLabel tags={table.tags} onChange={(tags) => commands.setTags(table.id, tags)} />
      <div className={styles.row}>
        <Button size="sm" icon="turn" onClick={turn}>
          {t('turn', { degrees: turnStep })}
        </Button>
        <Button size="sm" variant="danger" icon="trash" onClick={askToDelete}>
          {t('delete')}
        </Button>
      </div>
      {children}
      <TableHistoryButton tableId={table.id} />
      <p className={styles.keys}>{t('keys')}</p>
      {asked && (
        <ConfirmDialog
          open
          onOpenChange={() => setAsked(null)}
          title={asked.title}
          confirm={asked.confirm}
          onConfirm={asked.run}
        >
          {asked.names.length > 0 ? (
            <p>{t('displaced', { names: listText(asked.names) })}</p>
          ) : (
            <p>{t('nobody-displaced')}</p>
          )}
        </ConfirmDialog>
      )}
    </section>
  );
};
