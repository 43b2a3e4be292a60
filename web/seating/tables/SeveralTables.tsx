import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { limits } from '../../../schema/limits.ts';
import { viewTargetAtom } from '../../chart/viewTarget.ts';
import { graphql } from '../../gql/gql.ts';
import type { ArrangeHow } from '../../gql/graphql.ts';
import { useCommand } from '../../graphql/useCommand.ts';
import { useStep } from '../../history/useStep.ts';
import { t } from '../../texts/en/seatingTables.ftl';
import { listText } from '../../texts/formats.ts';
import { Button, IconButton } from '../../ui/Button.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { Menu, MenuItem } from '../../ui/Menu.tsx';
import shared from '../../ui/shared.module.css';
import { NumberField } from '../../ui/TextField.tsx';
import { useFocusBack } from '../../ui/useReturnFocus.ts';
import type { TableView } from '../planView.ts';
import styles from './TableSettings.module.css';

const ArrangeTables = graphql(`
  mutation ArrangeTables($input: ArrangeTablesInput!) {
    arrangeTables(input: $input) {
      stepId
      tables {
        ...SeatingTable
      }
    }
  }
`);

const DeleteTables = graphql(`
  mutation DeleteTables($input: DeleteTablesInput!) {
    deleteTables(input: $input) {
      stepId
      ids
    }
  }
`);

const lines: readonly { how: ArrangeHow; label: string }[] = [
  { how: 'left', label: t('align-left') },
  { how: 'centre', label: t('align-centre') },
  { how: 'right', label: t('align-right') },
  { how: 'top', label: t('align-top') },
  { how: 'middle', label: t('align-middle') },
  { how: 'bottom', label: t('align-bottom') },
];

const spreads: readonly { how: ArrangeHow; label: string }[] = [
  { how: 'spreadAcross', label: t('spread-across') },
  { how: 'spreadDown', label: t('spread-down') },
];

type SeveralTablesProps = {
  eventId: string;
  tables: readonly TableView[];
  onClear: () => void;
  onRemoved: (ids: readonly string[]) => void;
};

/** The actions on tables that are selected together. */
export const SeveralTables = ({ eventId, tables, onClear, onRemoved }: SeveralTablesProps) => {
  const { arrange, remove, isPending } = useSeveral(eventId);
  const [isDeleting, setDeleting] = useState(false);
  useFocusBack();
  const ids = tables.map(({ table }) => table.id);
  const isFew = ids.length < 2;
  const people = tables.flatMap((view) => view.people.filter((person) => person !== undefined));
  const buttons = (all: typeof lines) =>
    all.map(({ how, label }) => (
      <Button
        key={how}
        size="sm"
        disabled={isFew}
        aria-disabled={isPending || undefined}
        onClick={() => void arrange(ids, how)}
      >
        {label}
      </Button>
    ));
  return (
    <section className={styles.settings} aria-label={t('several-tables')}>
      <header className={styles.header}>
        <h2>{t('tables-chosen', { count: ids.length })}</h2>
        <div className={styles.buttons}>
          <Menu trigger={<IconButton icon="more" label={t('more-actions')} size="sm" />}>
            <MenuItem
              icon="trash"
              tone="danger"
              disabled={ids.length > limits.tablesDeleted}
              onSelect={() => setDeleting(true)}
            >
              {t('delete-tables')}
            </MenuItem>
          </Menu>
          <IconButton icon="close" label={t('clear-choice')} size="sm" onClick={onClear} />
        </div>
      </header>
      <p className={styles.keys}>{t(isFew ? 'choose-more' : 'move-together')}</p>
      <fieldset className={shared.stack2}>
        <legend>{t('align')}</legend>
        <div className={styles.three}>{buttons(lines)}</div>
      </fieldset>
      <fieldset className={shared.stack2}>
        <legend>{t('spread')}</legend>
        <div className={styles.two}>{buttons(spreads)}</div>
      </fieldset>
      <RowsForm
        disabled={isFew}
        isPending={isPending}
        onArrange={(perRow) => void arrange(ids, 'rows', perRow)}
      />
      {isDeleting && (
        <ConfirmDialog
          onClose={() => setDeleting(false)}
          title={t('delete-several-title', { count: ids.length })}
          confirm={t('delete-tables')}
          onConfirm={async () => {
            if (await remove(ids)) onRemoved(ids);
          }}
        >
          <p>
            {people.length > 0
              ? t('displaced', { names: listText(people.map(({ name }) => name)) })
              : t('nobody-displaced-several')}
          </p>
        </ConfirmDialog>
      )}
    </section>
  );
};

type RowsFormProps = {
  disabled: boolean;
  isPending: boolean;
  /** Null for a suitable number per row. */
  onArrange: (perRow: number | null) => void;
};

const RowsForm = ({ disabled, isPending, onArrange }: RowsFormProps) => {
  const [perRow, setPerRow] = useState('');
  const row = Number.parseInt(perRow, 10);
  return (
    <form
      className={styles.rename}
      onSubmit={(event) => {
        event.preventDefault();
        event.stopPropagation();
        onArrange(row >= 1 ? row : null);
      }}
    >
      <NumberField
        label={t('per-row')}
        min={1}
        max={limits.tablesTogether}
        placeholder={t('as-suits')}
        value={perRow}
        onChange={setPerRow}
      />
      <Button type="submit" disabled={disabled} aria-disabled={isPending || undefined}>
        {t('set-out-in-rows')}
      </Button>
    </form>
  );
};

const useSeveral = (eventId: string) => {
  const [arrange, { pending: isArranging }] = useCommand(ArrangeTables);
  const [remove, { pending: isRemoving }] = useCommand(DeleteTables);
  const setViewTarget = useSetAtom(viewTargetAtom);
  const step = useStep(eventId);
  return {
    isPending: isArranging || isRemoving,
    arrange: (ids: string[], how: ArrangeHow, perRow: number | null = null) =>
      step(t('arrange-failed'), async () => {
        const { position, stepId } = (await arrange({ eventId, ids, how, perRow })).arrangeTables;
        if (position === null) return undefined;
        setViewTarget({ tableIds: ids, isNew: false });
        return { title: t('tables-moved', { count: ids.length }), stepId };
      }),
    remove: (ids: string[]) =>
      step(t('delete-failed'), async () => {
        const { stepId } = (await remove({ eventId, ids })).deleteTables;
        return { title: t('tables-deleted', { count: ids.length }), stepId };
      }),
  };
};
