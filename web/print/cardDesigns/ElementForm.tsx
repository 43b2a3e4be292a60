import { useState } from 'react';
import {
  type CardElement,
  cardAligns,
  cardFits,
  cardFonts,
} from '../../../schema/entities/cardDesign.ts';
import { limits } from '../../../schema/limits.ts';
import { t } from '../../texts/en/cardDesigns.ftl';
import { Button } from '../../ui/Button.tsx';
import { Select } from '../../ui/Select.tsx';
import { NumberField, TextField } from '../../ui/TextField.tsx';
import styles from './CardDesigner.module.css';
import { fieldOptions, type NamedField } from './fields.ts';

const fontLabels = {
  sans: t('font-sans'),
  sansBold: t('font-sansBold'),
  display: t('font-display'),
} as const;
const alignLabels = {
  left: t('align-left'),
  center: t('align-center'),
  right: t('align-right'),
} as const;
const fitLabels = { shrink: t('fit-shrink'), wrap: t('fit-wrap') } as const;

type ElementFormProps = {
  element: CardElement;
  fields: readonly NamedField[];
  onChange: (change: Partial<CardElement>) => void;
  onRemove: () => void;
};

/** An element of the card in numbers, for the same edits as dragging. */
export const ElementForm = ({ element, fields, onChange, onRemove }: ElementFormProps) => {
  const { type, field, words } = element;
  const number = (label: string, key: 'x' | 'y' | 'width' | 'height' | 'size') => (
    <ElementNumber
      label={label}
      step={key === 'size' ? 1 : 0.5}
      number={element[key]}
      onNumber={(next) => onChange({ [key]: next })}
    />
  );
  const hasText = type === 'text' || type === 'dietMark';
  return (
    <div className={styles.form}>
      {type === 'text' && field !== null && (
        <Select
          label={t('shows')}
          value={field}
          onChange={(next) => onChange({ field: next })}
          options={fieldOptions(fields)}
        />
      )}
      {(type === 'qr' || (type === 'text' && field === null)) && (
        <TextField
          label={t(type === 'qr' ? 'code-says' : 'words')}
          value={words ?? ''}
          maxLength={limits.cardWords}
          onChange={(next) => onChange({ words: next })}
        />
      )}
      <div className={styles.pair}>
        {number(t('x'), 'x')}
        {number(t('y'), 'y')}
      </div>
      <div className={styles.pair}>
        {number(t('width'), 'width')}
        {number(t('height'), 'height')}
      </div>
      {hasText && (
        <>
          <div className={styles.pair}>
            <Select
              label={t('font')}
              value={element.font}
              onChange={(font) => onChange({ font })}
              options={cardFonts.map((value) => ({ value, label: fontLabels[value] }))}
            />
            {number(t('size'), 'size')}
          </div>
          <div className={styles.pair}>
            <Select
              label={t('align')}
              value={element.align}
              onChange={(align) => onChange({ align })}
              options={cardAligns.map((value) => ({ value, label: alignLabels[value] }))}
            />
            <Select
              label={t('fit')}
              value={element.fit}
              onChange={(fit) => onChange({ fit })}
              options={cardFits.map((value) => ({ value, label: fitLabels[value] }))}
            />
          </div>
        </>
      )}
      <TextField
        type="color"
        label={t('colour')}
        value={element.colour}
        onChange={(colour) => onChange({ colour })}
      />
      <Button icon="trash" size="sm" variant="quiet" onClick={onRemove}>
        {t('remove')}
      </Button>
    </div>
  );
};

type ElementNumberProps = {
  label: string;
  step: number;
  number: number;
  onNumber: (number: number) => void;
};

/** Keeps the typed text until blur. Meanwhile, the card follows every number typed, but not an empty text. */
const ElementNumber = ({ label, step, number, onNumber }: ElementNumberProps) => {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <NumberField
      label={label}
      step={step}
      value={typed ?? String(number)}
      onChange={(next) => {
        setTyped(next);
        if (next !== '') onNumber(Number(next));
      }}
      onBlur={() => setTyped(null)}
    />
  );
};
