import '../paperFonts.ts';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import {
  type CardElement,
  type CardKind,
  type CardLayout,
  cardFolds,
} from '../../../schema/entities/cardDesign.ts';
import { limits } from '../../../schema/limits.ts';
import type { SheetPlan } from '../../../schema/sheets/sheetPlan.ts';
import { problemOf } from '../../graphql/problems.ts';
import { useCommand } from '../../graphql/useCommand.ts';
import { useNotify, useNotifyFailure } from '../../notices/notices.ts';
import { t } from '../../texts/en/cardDesigns.ftl';
import { Button } from '../../ui/Button.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { DialogTrigger } from '../../ui/DialogTrigger.tsx';
import { Select } from '../../ui/Select.tsx';
import { NumberField, TextField } from '../../ui/TextField.tsx';
import { CardCanvas, CardPicture } from './CardCanvas.tsx';
import styles from './CardDesigner.module.css';
import { type CardDesign, DeleteCardDesign, SaveCardDesign } from './documents.ts';
import { ElementForm } from './ElementForm.tsx';
import { firstDesign, newElement, resized, withinCard } from './elements.ts';
import { elementLabel, type OwnField } from './fields.ts';
import { samplesOf } from './samples.ts';

type CardDesignerProps = {
  event: { id: string; name: string };
  plan: SheetPlan;
  kinds: readonly CardKind[];
  saved: CardDesign | undefined;
  fields: readonly OwnField[];
  /** Called before the designer closes: what is saved has changed. */
  onSaved: () => Promise<void>;
};

const kindLabels: Record<CardKind, string> = {
  place: t('kind-place'),
  badge: t('kind-badge'),
  table: t('kind-table'),
  escort: t('kind-escort'),
};
const foldLabels = { none: t('fold-none'), tent: t('fold-tent') } as const;
const additions = [
  { what: 'field', label: t('add-text') },
  { what: 'words', label: t('add-words') },
  { what: 'line', label: t('add-line') },
  { what: 'qr', label: t('add-qr') },
  { what: 'dietMark', label: t('add-diet') },
] as const;

const layoutOf = ({ design }: CardDesign): CardLayout => {
  const { __typename: _, elements, ...layout } = design as CardLayout & { __typename?: string };
  return {
    ...layout,
    elements: elements.map((element) => {
      const { __typename: __, ...own } = element as CardElement & { __typename?: string };
      return own;
    }),
  };
};

/** Where cards are designed: on a picture of the card, and in numbers beside it. */
export default function CardDesigner(props: CardDesignerProps) {
  const { event, plan, kinds, saved, fields, onSaved } = props;
  const [, setParams] = useSearchParams();
  const [name, setName] = useState(saved?.name ?? '');
  const [nameError, setNameError] = useState<string>();
  const [layout, setLayout] = useState<CardLayout>(
    saved ? layoutOf(saved) : firstDesign(kinds[0] ?? 'place'),
  );
  const [chosen, setChosen] = useState<number>();
  const [isDeleting, setDeleting] = useState(false);
  const [save, { pending }] = useCommand(SaveCardDesign);
  const [remove] = useCommand(DeleteCardDesign);
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const samples = samplesOf(plan);

  const leave = (design: string | undefined) =>
    setParams((before) => {
      const after = new URLSearchParams(before);
      after.delete('edit');
      if (design) after.set('design', design);
      else after.delete('design');
      return after;
    });
  const change = (index: number, changes: Partial<CardElement>) =>
    setLayout((before) => ({
      ...before,
      elements: before.elements.map((element, at) =>
        at === index ? withinCard({ ...element, ...changes }, before) : element,
      ),
    }));
  const add = (what: (typeof additions)[number]['what']) => {
    const words = what === 'qr' ? window.location.origin : t('your-words');
    setLayout({ ...layout, elements: [...layout.elements, newElement(what, layout, words)] });
    setChosen(layout.elements.length);
  };
  const drop = (index: number) => {
    setLayout({ ...layout, elements: layout.elements.filter((_, at) => at !== index) });
    setChosen(undefined);
  };
  const keep = async () => {
    setNameError(undefined);
    try {
      const input = { eventId: event.id, id: saved?.id, version: saved?.version, name };
      const { saveCardDesign } = await save({ ...input, design: layout });
      notify({ tone: 'success', title: t('saved') });
      await onSaved();
      leave(saveCardDesign.cardDesign.id);
    } catch (error) {
      const { issues } = problemOf(error);
      const ofName = issues.find(({ path }) => path === 'name')?.message;
      if (ofName) setNameError(ofName);
      else notifyFailure(t('save-failed'), error);
    }
  };
  const destroy = async () => {
    if (!saved) return;
    try {
      await remove({ eventId: event.id, id: saved.id });
      await onSaved();
      leave(undefined);
    } catch (error) {
      notifyFailure(t('delete-failed'), error);
    }
  };
  const size = (label: string, key: 'width' | 'height') => (
    <SideField
      key={`${key} ${layout[key]}`}
      label={label}
      side={layout[key]}
      onSide={(next) => setLayout(resized(layout, { [key]: next }))}
    />
  );
  const element = chosen === undefined ? undefined : layout.elements[chosen];

  return (
    <div className={styles.designer}>
      <header className={styles.bar}>
        <Button
          variant="quiet"
          size="sm"
          icon="arrowLeft"
          aria-label={t('close')}
          onClick={() => leave(saved?.id)}
        />
        <h1 className={styles.title}>{t('designer')}</h1>
        <div className={styles.actions}>
          {saved && (
            <DialogTrigger onOpen={() => setDeleting(true)}>
              <Button icon="trash" variant="quiet">
                {t('delete')}
              </Button>
            </DialogTrigger>
          )}
          <Button variant="primary" icon="check" pending={pending} onClick={() => void keep()}>
            {t('save')}
          </Button>
        </div>
      </header>
      <div className={styles.work}>
        <section className={styles.desk}>
          <CardCanvas
            {...{ layout, fields, chosen }}
            facts={samples[0].facts}
            onChoose={setChosen}
            onChange={change}
          />
          <h2 className={styles.heading}>{t('samples')}</h2>
          <div className={styles.samples}>
            {samples.map(({ label, facts }) => (
              <figure key={label} className={styles.sample}>
                <CardPicture layout={layout} facts={facts} />
                <figcaption>{label}</figcaption>
              </figure>
            ))}
          </div>
        </section>
        <section className={styles.panel}>
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
            {size(t('width'), 'width')}
            {size(t('height'), 'height')}
          </div>
          <Select
            label={t('fold')}
            value={layout.fold}
            onChange={(fold) => setLayout({ ...layout, fold })}
            options={cardFolds.map((value) => ({ value, label: foldLabels[value] }))}
          />
          <h2 className={styles.heading}>{t('elements')}</h2>
          <ul className={styles.list}>
            {layout.elements.map((one, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: elements have no other key
              <li key={index}>
                <Button
                  size="sm"
                  variant={index === chosen ? 'secondary' : 'quiet'}
                  aria-pressed={index === chosen}
                  onClick={() => setChosen(index)}
                >
                  {elementLabel(one, fields)}
                </Button>
              </li>
            ))}
          </ul>
          <fieldset className={styles.additions}>
            <legend>{t('add')}</legend>
            {additions.map(({ what, label }) => (
              <Button
                key={what}
                size="sm"
                icon="plus"
                disabled={layout.elements.length >= limits.cardElements}
                onClick={() => add(what)}
              >
                {label}
              </Button>
            ))}
          </fieldset>
          {element && chosen !== undefined ? (
            <ElementForm
              key={chosen}
              element={element}
              fields={fields}
              onChange={(changes) => change(chosen, changes)}
              onRemove={() => drop(chosen)}
            />
          ) : (
            <p className={styles.hint}>{t('nothing-chosen')}</p>
          )}
        </section>
      </div>
      <ConfirmDialog
        open={isDeleting}
        onOpenChange={setDeleting}
        title={t('delete-title', { name: saved?.name ?? '' })}
        confirm={t('delete')}
        onConfirm={destroy}
      >
        {t('delete-text')}
      </ConfirmDialog>
    </div>
  );
}

type SideFieldProps = { label: string; side: number; onSide: (side: number) => void };

/** Takes a length when it is left: on the way to 105 one types 1 and 10. */
const SideField = ({ label, side, onSide }: SideFieldProps) => {
  const [typed, setTyped] = useState(String(side));
  const take = () => (Number(typed) > 0 ? onSide(Number(typed)) : setTyped(String(side)));
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
