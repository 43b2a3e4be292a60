import type { ReactNode } from 'react';
import { TagEditor } from '../../attendees/tags/TagEditor.tsx';
import { turned, turnStep } from '../../chart/snapping.ts';
import { TableHistoryButton } from '../../history/panel/TableHistoryButton.tsx';
import { everyLayoutOption } from '../../tables/layoutLabels.ts';
import { t } from '../../texts/en/seatingTables.ftl';
import { Button, IconButton } from '../../ui/Button.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { Menu, MenuItem } from '../../ui/Menu.tsx';
import { Select } from '../../ui/Select.tsx';
import { Switch } from '../../ui/Switch.tsx';
import { useFocusBack } from '../../ui/useReturnFocus.ts';
import { useSent } from '../../ui/useSent.ts';
import type { TableView } from '../planView.ts';
import { MoveByStep } from './MoveByStep.tsx';
import { RenameTable } from './RenameTable.tsx';
import styles from './TableSettings.module.css';
import {
  displacedText,
  endSeatsBlocked,
  nextCapacity,
  type Sized,
  sizesOf,
} from './tableChanges.ts';
import { useConfirmedChanges } from './useConfirmedChanges.ts';
import { useTableCommands } from './useTableCommands.ts';

type TableSettingsProps = {
  eventId: string;
  view: TableView;
  onClose: () => void;
  /** Starts selecting several tables, with this one as the first. */
  onChooseMore: () => void;
  /** Further settings, from other slices. */
  children?: ReactNode;
};

/**
 * The settings of the selected table: size, end seats, name, shape. Asks for confirmation before anybody
 * loses their seat.
 */
export const TableSettings = ({
  eventId,
  view,
  onClose,
  onChooseMore,
  children,
}: TableSettingsProps) => {
  const { table } = view;
  useFocusBack();
  const commands = useTableCommands(eventId);
  const blocked = endSeatsBlocked(view);
  const [tags, setTags] = useSent<readonly string[]>(table.tags, (next, seen) =>
    commands.setTags(table.id, next, seen),
  );

  const { size, resize, setLayout, setEndSeats, remove, confirmation, cancel } =
    useConfirmedChanges({ view, commands, onRemoved: onClose });
  const [rotation, setRotation] = useSent(table.rotation, (next) =>
    commands.move(table.id, { rotation: next }),
  );
  const turn = () => void setRotation(turned(rotation + turnStep));

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
            <MenuItem icon="trash" tone="danger" onSelect={remove}>
              {t('delete')}
            </MenuItem>
          </Menu>
          <IconButton icon="close" label={t('close-settings')} size="sm" onClick={onClose} />
        </div>
      </header>
      <RenameTable
        key={table.id}
        name={table.name}
        onRename={(name) => commands.rename(table.id, name)}
      />
      <SeatStepper sized={{ layout: table.layout, capacity: size }} onResize={resize} />
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
        disabled={blocked !== null}
        pending={commands.isPending}
        onChange={setEndSeats}
      />
      <MoveByStep place={table} onMove={(point) => commands.move(table.id, point)} />
      <TagEditor hasLabel tags={tags} onChange={setTags} />
      <Button
        size="sm"
        icon="copy"
        pending={commands.isDuplicating}
        onClick={() => void commands.duplicate(table.id)}
      >
        {t('duplicate')}
      </Button>
      {children}
      <TableHistoryButton tableId={table.id} />
      <p className={styles.keys}>{t('keys')}</p>
      {confirmation && (
        <ConfirmDialog
          onClose={cancel}
          title={confirmation.title}
          confirm={confirmation.confirm}
          onConfirm={confirmation.run}
        >
          <p>{displacedText(confirmation.names)}</p>
        </ConfirmDialog>
      )}
    </section>
  );
};

type SeatStepperProps = { sized: Sized; onResize: (capacity: number) => void };

const SeatStepper = ({ sized, onResize }: SeatStepperProps) => {
  const smaller = nextCapacity(sized, 'down');
  const larger = nextCapacity(sized, 'up');
  const isByTwo = sizesOf(sized.layout).step === 2;
  return (
    <div className={styles.stepper}>
      <IconButton
        icon="minus"
        label={t(isByTwo ? 'fewer' : 'one-fewer')}
        variant="secondary"
        disabled={smaller === null}
        onClick={() => smaller !== null && onResize(smaller)}
      />
      <output aria-label={t('capacity')}>{t('seats', { count: sized.capacity })}</output>
      <IconButton
        icon="plus"
        label={t(isByTwo ? 'more' : 'one-more')}
        variant="secondary"
        disabled={larger === null}
        onClick={() => larger !== null && onResize(larger)}
      />
    </div>
  );
};
