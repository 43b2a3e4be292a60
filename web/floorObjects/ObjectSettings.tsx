import { useState } from 'react';
import type { SeatingObjectFragment } from '../gql/graphql.ts';
import type { Units } from '../rooms/lengths.ts';
import { MoveByStep } from '../seating/tables/MoveByStep.tsx';
import tables from '../seating/tables/TableSettings.module.css';
import { t } from '../texts/en/floorObjectsForms.ftl';
import { Button, IconButton } from '../ui/Button.tsx';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { Select } from '../ui/Select.tsx';
import { Switch } from '../ui/Switch.tsx';
import { TextField } from '../ui/TextField.tsx';
import { useFocusBack } from '../ui/useReturnFocus.ts';
import { useSent } from '../ui/useSent.ts';
import { kindOptions } from './kinds.ts';
import { Measures } from './Measures.tsx';
import { useObjectCommands } from './useObjectCommands.ts';
import { useTyped } from './useTyped.ts';

type ObjectSettingsProps = {
  eventId: string;
  object: SeatingObjectFragment;
  /** The units of its measures. */
  units: Units;
  onClose: () => void;
};

/** The settings of the selected object, and the button that removes it. */
export const ObjectSettings = ({ eventId, object, units, onClose }: ObjectSettingsProps) => {
  const commands = useObjectCommands(eventId);
  useFocusBack();
  const { typed, setTyped, put } = useTyped((name) => {
    const wanted = name.trim() || object.name;
    return wanted === object.name || commands.change(object.id, { name: wanted });
  });
  const [isSolid, setSolid] = useSent(object.isSolid, (next) =>
    commands.change(object.id, { isSolid: next }),
  );
  /** How many rules would go with it; 0 while nothing is asked. */
  const [rules, setRules] = useState(0);
  const remove = async (withRules = false) => {
    const done = await commands.remove(object.id, withRules);
    if (done === 'removed') onClose();
    else if (done !== 'failed') setRules(done.rules);
  };
  return (
    <section className={tables.settings} aria-label={t('settings-of', { name: object.name })}>
      <header className={tables.header}>
        <h2>{object.name}</h2>
        <IconButton icon="close" label={t('close')} size="sm" onClick={onClose} />
      </header>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void put();
        }}
      >
        <TextField
          label={t('name')}
          value={typed ?? object.name}
          onChange={setTyped}
          onBlur={() => void put()}
        />
      </form>
      <Select
        label={t('kind')}
        value={object.kind}
        options={kindOptions()}
        onChange={(kind) => void commands.change(object.id, { kind })}
      />
      <Measures object={object} units={units} change={commands.change} />
      <MoveByStep place={object} onMove={(point) => commands.change(object.id, point, false)} />
      <Switch
        label={t('solid')}
        hint={t('solid-hint')}
        value={isSolid}
        onChange={(next) => void setSolid(next)}
      />
      <div className={tables.row}>
        <Button size="sm" variant="quiet" icon="trash" onClick={() => void remove()}>
          {t('remove')}
        </Button>
      </div>
      <p className={tables.keys}>{t(object.shape.type === 'path' ? 'keys-path' : 'keys')}</p>
      <ConfirmDialog
        open={rules > 0}
        onOpenChange={() => setRules(0)}
        title={t('remove-named', { name: object.name })}
        confirm={t('remove-with-rules', { count: rules })}
        onConfirm={() => remove(true)}
      >
        <p>{t('rules-name-it', { name: object.name, count: rules })}</p>
      </ConfirmDialog>
    </section>
  );
};
