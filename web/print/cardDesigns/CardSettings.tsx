import { useState } from 'react';
import { type CardKind, cardFolds } from '../../../schema/entities/cardDesign.ts';
import { limits } from '../../../schema/limits.ts';
import { t } from '../../texts/en/cardDesigns.ftl';
import { Select } from '../../ui/Select.tsx';
import { NumberField, TextField } from '../../ui/TextField.tsx';
import styles from './CardDesigner.module.css';
import { resized } from './elements.ts';
import type { CardEditor } from './useCardEditor.ts';

const kindLabels: Record<CardKind, string> = {
  place: t('kind-place'),
  badge: t('kind-badge'),
  table: t('kind-table'),
  escort: t('kind-escort'),
};
const foldLabels = { none: t('fold-none'), tent: t('fold-tent') } as const;

type CardSettingsProps = {
  editor: CardEditor;
  /** The kinds of card that the sheet can print. */
  kinds: readonly CardKind[];
  nameError: string | undefined;
};

/** The settings of the whole card: its name, kind, size and fold. */
export const CardSettings = ({ editor, kinds, nameError }: CardSettingsProps) => {
  const { name, setName, layout, setLayout } = editor;
  const side = (label: string, key: 'width' | 'height') => (
    <SideField
      key={`${key} ${layout[key]}`}
      label={label}
      side={layout[key]}
      onChange={(next) => setLayout(resized(layout, { [key]: next }))}
    />
  );
  return (
    <>
      <TextField
        label={t('name')}
        value={name}
        maxLength={limits.cardDesignName}
        error={nameError}
        required
        onChange={setName}
      />
      {kinds.length > 1 && (
        <Select
          label={t('kind')}
          value={layout.card}
          onChange={(card) => setLayout({ ...layout, card })}
          options={kinds.map((value) => ({ value, label: kindLabels[value] }))}
        />
      )}
      <div className={styles.pair}>
        {side(t('width'), 'width')}
        {side(t('height'), 'height')}
      </div>
      <Select
        label={t('fold')}
        value={layout.fold}
        onChange={(fold) => setLayout({ ...layout, fold })}
        options={cardFolds.map((value) => ({ value, label: foldLabels[value] }))}
      />
    </>
  );
};

type SideFieldProps = { label: string; side: number; onChange: (side: number) => void };

/** Takes a length on blur, not on each key: typing 105 passes through 1 and 10. */
const SideField = ({ label, side, onChange }: SideFieldProps) => {
  const [typed, setTyped] = useState(String(side));
  const take = () => (Number(typed) > 0 ? onChange(Number(typed)) : setTyped(String(side)));
  return (
    <NumberField
      label={label}
      min={limits.cardSide.min}
      max={limits.cardSide.max}
      value={typed}
      onChange={setTyped}
      onBlur={take}
    />
  );
};
