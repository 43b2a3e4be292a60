import { Fragment, type Ref, useId } from 'react';
import type { PlanView } from '../seating/planView.ts';
import { t } from '../texts/en/seatingProposals.ftl';
import { classes } from '../ui/classes.ts';
import { Option } from '../ui/Option.tsx';
import { Select } from '../ui/Select.tsx';
import shared from '../ui/shared.module.css';
import { toggled } from '../ui/toggled.ts';
import { Choice } from './Choice.tsx';
import { budgets, efforts, type Options, reluctances, type Scope, scopes } from './options.ts';
import {
  budgetTexts,
  effortHints,
  effortTexts,
  moveTexts,
  scopeHints,
  scopeTexts,
} from './optionTexts.ts';
import styles from './Proposal.module.css';

type OptionFieldsProps = {
  options: Options;
  view: PlanView;
  isMissingTables: boolean;
  onChange: (options: Options) => void;
  scopeRef: Ref<HTMLInputElement>;
};

/**
 * The options of a proposal: whom it may move, how long the engine searches, and the gain that a move must
 * bring.
 */
export const OptionFields = (props: OptionFieldsProps) => {
  const { options, view, isMissingTables, onChange, scopeRef } = props;
  const set = (change: Partial<Options>) => onChange({ ...options, ...change });
  return (
    <>
      <fieldset className={shared.stack2}>
        <legend>{t('whom-to-seat')}</legend>
        {scopes.map((scope) => (
          <Fragment key={scope}>
            <Choice
              name="scope"
              label={scopeLabel(scope, view)}
              hints={[t(scopeHints[scope])]}
              isChosen={options.scope === scope}
              onChoose={() => set({ scope })}
              inputRef={options.scope === scope ? scopeRef : undefined}
            />
            {scope === 'tables' && options.scope === scope && (
              <TableChoice
                view={view}
                chosen={options.tableIds}
                isMissing={isMissingTables}
                onChange={(tableIds) => set({ tableIds })}
              />
            )}
          </Fragment>
        ))}
      </fieldset>
      <fieldset className={shared.stack2}>
        <legend>{t('how-long')}</legend>
        <div className={styles.segments}>
          {efforts.map((effort) => (
            <Choice
              key={effort}
              name="effort"
              label={t(effortTexts[effort])}
              hints={[t(effortHints[effort])]}
              isCard
              isChosen={options.effort === effort}
              onChoose={() => set({ effort })}
            />
          ))}
        </div>
      </fieldset>
      {options.scope !== 'pool' && view.seatedCount > 0 && (
        <div className={shared.form}>
          <Select
            label={t('how-many-move')}
            value={options.budget}
            options={budgets.map((value) => ({ value, label: t(budgetTexts[value]) }))}
            onChange={(budget) => set({ budget })}
          />
          <Select
            label={t('what-a-move-takes')}
            value={options.reluctance}
            options={reluctances.map((value) => ({ value, label: t(moveTexts[value]) }))}
            onChange={(reluctance) => set({ reluctance })}
          />
        </div>
      )}
    </>
  );
};

const scopeLabel = (scope: Scope, view: PlanView): string =>
  scope === 'pool' ? t('scope-pool', { count: view.pool.length }) : t(scopeTexts[scope]);

type TableChoiceProps = {
  view: PlanView;
  chosen: readonly string[];
  isMissing: boolean;
  onChange: (tableIds: readonly string[]) => void;
};

const TableChoice = ({ view, chosen, isMissing, onChange }: TableChoiceProps) => {
  const errorId = useId();
  return (
    <>
      <ul className={styles.tables} aria-label={t('which-tables')}>
        {view.tables.map(({ table, seats, people }) => (
          <li key={table.id}>
            <Option
              type="checkbox"
              aria-describedby={isMissing ? errorId : undefined}
              checked={chosen.includes(table.id)}
              onChange={() => onChange(toggled(chosen, table.id))}
              className={styles.option}
            >
              <span>
                <bdi>{table.name}</bdi>{' '}
                <span className={classes(shared.soft, styles.seats)}>
                  {t('taken-of', { taken: people.filter(Boolean).length, seats: seats.length })}
                </span>
              </span>
            </Option>
          </li>
        ))}
      </ul>
      {isMissing && (
        <p id={errorId} className={styles.hint}>
          {t('choose-a-table')}
        </p>
      )}
    </>
  );
};
