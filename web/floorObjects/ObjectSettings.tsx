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
import { useChangeObject } from './useChangeObject.ts';
import { useRemoveObject } from './useRemoveObject.ts';
import { useTypedValue } from './useTypedValue.ts';

type ObjectSettingsProps = {
  eventId: string;
  object: SeatingObjectFragment;
  units: Units;
  onClose: () => void;
};

export const ObjectSettings = ({ eventId, object, units, onClose }: ObjectSettingsProps) => {
  const change = useChangeObject(eventId);
  const { remove, isRemoving } = useRemoveObject(eventId);
  useFocusBack();
  const { typed, setTyped, put } = useTypedValue((name) => {
    const wanted = name.trim() || object.name;
    return wanted === object.name || change(object.id, { name: wanted });
  });
  const [isSolid, setSolid] = useSent(object.isSolid, (next) =>
    change(object.id, { isSolid: next }),
  );
  /** How many rules would go with it; 0 while nothing is asked. */
  const [rules, setRules] = useState(0);
  const removeIt = async (withRules = false) => {
    const done = await remove(object.id, withRules);
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
        onChange={(kind) => void change(object.id, { kind })}
      />
      <Measures object={object} units={units} change={change} />
      <MoveByStep place={object} onMove={(point) => change(object.id, point, false)} />
      <Switch
        label={t('solid')}
        hint={t('solid-hint')}
        value={isSolid}
        onChange={(next) => void setSolid(next)}
      />
      <div className={tables.row}>
        <Button
          size="sm"
          variant="quiet"
          icon="trash"
          pending={isRemoving}
          onClick={() => void removeIt()}
        >
          {t('remove')}
        </Button>
      </div>
      <p className={tables.keys}>{t(object.shape.type === 'path' ? 'keys-path' : 'keys')}</p>
      {rules > 0 && (
        <ConfirmDialog
          onClose={() => setRules(0)}
          title={t('remove-named', { name: object.name })}
          confirm={t('remove-with-rules', { count: rules })}
          onConfirm={() => removeIt(true)}
        >
          <p>{t('rules-name-it', { name: object.name, count: rules })}</p>
        </ConfirmDialog>
      )}
    </section>
  );
};
