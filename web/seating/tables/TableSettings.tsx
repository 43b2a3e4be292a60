import { type ReactNode, useState } from 'react';
import { limits } from '../../../schema/limits.ts';
import { capacitiesOf } from '../../../schema/seatLayout.ts';
import { isFurther, type TableLayout } from '../../../schema/vocabulary.ts';
import { TagEditor } from '../../attendees/tags/TagEditor.tsx';
import { turned, turnStep } from '../../chart/snapping.ts';
import { TableHistoryButton } from '../../history/panel/TableHistoryButton.tsx';
import { everyLayoutOption } from '../../tables/layoutLabels.ts';
import { t } from '../../texts/en/seatingTables.ftl';
import { listText } from '../../texts/formats.ts';
import { Button, IconButton } from '../../ui/Button.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { Menu, MenuItem } from '../../ui/Menu.tsx';
import { Select } from '../../ui/Select.tsx';
import { Switch } from '../../ui/Switch.tsx';
import type { TableView } from '../planView.ts';
import { RenameTable } from './RenameTable.tsx';
import styles from './TableSettings.module.css';
import { capacityFor, displacedBy, endSeatsBlocked, nextCapacity } from './tableChanges.ts';
import { useTableCommands } from './useTableCommands.ts';

type TableSettingsProps = {
  eventId: string;
  view: TableView;
  onClose: () => void;
  /** Begins to choose several tables, with this one. */
  onChooseMore: () => void;
  /** What else the event knows of the table. */
  children?: ReactNode;
};
type Asked = { title: string; names: string[]; confirm: string; run: () => Promise<unknown> };

/**
 * The settings of the selected table: size, end seats, name, shape. Asks for confirmation before
 * anybody loses their seat.
 */
export const TableSettings = ({
  eventId,
  view,
  onClose,
  onChooseMore,
  children,
}: TableSettingsProps) => {
  const { table } = view;
  const commands = useTableCommands(eventId);
  const [asked, setAsked] = useState<Asked | null>(null);
  const smaller = nextCapacity(table, 'down');
  const larger = nextCapacity(table, 'up');
  const step = isFurther(table.layout) ? capacitiesOf(table.layout).step : limits.resize.step;
  const blocked = endSeatsBlocked(view);

  const orAsk = (fewer: number, confirm: string, run: () => Promise<unknown>) => {
    const names = displacedBy(view, fewer);
    if (names.length === 0) return void run();
    setAsked({ title: t('smaller-title', { table: table.name }), names, confirm, run });
  };
  const resize = (capacity: number) =>
    orAsk(table.capacity - capacity, t('resize'), () =>
      isFurther(table.layout)
        ? commands.setCapacity(table.id, capacity)
        : commands.resize(table.id, capacity),
    );
  const setLayout = (layout: TableLayout) => {
    const capacity = capacityFor(layout, table.capacity);
    orAsk(table.capacity - capacity, t('change-shape'), () =>
      commands.setLayout(table.id, layout, capacity === table.capacity ? undefined : capacity),
    );
  };
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
        <div className={styles.buttons}>
          <Menu trigger={<IconButton icon="more" label={t('more-actions')} size="sm" />}>
            <MenuItem icon="turn" onSelect={turn}>
              {t('turn', { degrees: turnStep })}
            </MenuItem>
            <MenuItem icon="check" onSelect={onChooseMore}>
              {t('choose-several')}
            </MenuItem>
            <MenuItem icon="trash" tone="danger" onSelect={askToDelete}>
              {t('delete')}
            </MenuItem>
          </Menu>
          <IconButton icon="close" label={t('close-settings')} size="sm" onClick={onClose} />
        </div>
      </header>
      <RenameTable
        key={`${table.id} ${table.name}`}
        name={table.name}
        onRename={(name) => commands.rename(table.id, name)}
      />
      <div className={styles.stepper}>
        <IconButton
          icon="minus"
          label={t(step === 2 ? 'fewer' : 'one-fewer')}
          variant="secondary"
          disabled={smaller === null || commands.isPending}
          onClick={() => smaller !== null && resize(smaller)}
        />
        <output aria-label={t('capacity')}>{t('seats', { count: table.capacity })}</output>
        <IconButton
          icon="plus"
          label={t(step === 2 ? 'more' : 'one-more')}
          variant="secondary"
          disabled={larger === null || commands.isPending}
          onClick={() => larger !== null && resize(larger)}
        />
      </div>
      <Select
        label={t('layout')}
        value={table.layout}
        options={everyLayoutOption}
        onChange={setLayout}
      />
      <Switch
        label={t('end-seats')}
        hint={blocked}
        value={table.endSeats}
        disabled={blocked !== null || commands.isPending}
        onChange={(on) =>
          orAsk(on ? 0 : 2, t('remove-end-seats'), () => commands.setEndSeats(table.id, on))
        }
      />
      <TagEditor hasLabel tags={table.tags} onChange={(tags) => commands.setTags(table.id, tags)} />
      <Button size="sm" icon="copy" onClick={() => void commands.duplicate(table.id)}>
        {t('duplicate')}
      </Button>
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
