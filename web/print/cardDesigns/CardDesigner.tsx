import '../paperFonts.ts';
import { useState } from 'react';
import type { CardKind } from '../../../schema/entities/cardDesign.ts';
import type { SheetPlan } from '../../../schema/sheets/sheetPlan.ts';
import { t } from '../../texts/en/cardDesigns.ftl';
import { Button } from '../../ui/Button.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { DialogTrigger } from '../../ui/DialogTrigger.tsx';
import { LeaveDialog } from '../../ui/LeaveDialog.tsx';
import shared from '../../ui/shared.module.css';
import { useAddress } from '../../ui/useAddress.ts';
import { useLeaveGuard } from '../../ui/useLeaveGuard.ts';
import { CardCanvas, CardPicture } from './CardCanvas.tsx';
import styles from './CardDesigner.module.css';
import { CardSettings } from './CardSettings.tsx';
import type { CardDesign } from './documents.ts';
import { ElementForm } from './ElementForm.tsx';
import { ElementList } from './ElementList.tsx';
import type { NamedField } from './fields.ts';
import { samplesOf } from './samples.ts';
import { type CardEditor, useCardEditor } from './useCardEditor.ts';
import { useDesignCommands } from './useDesignCommands.ts';

type CardDesignerProps = {
  event: { id: string; name: string };
  plan: SheetPlan;
  kinds: readonly CardKind[];
  saved: CardDesign | undefined;
  fields: readonly NamedField[];
  /** Called after saving or deleting, before the designer closes. */
  onSaved: () => Promise<void>;
};

/** Designs cards on a picture of the card, and with numbers beside it. */
export default function CardDesigner(props: CardDesignerProps) {
  const { event, plan, kinds, saved, fields, onSaved } = props;
  const editor = useCardEditor(saved, kinds[0] ?? 'place');
  const guard = useLeaveGuard(editor.isChanged);
  const close = useClose();
  const { save, isSaving, remove, nameError } = useDesignCommands({
    eventId: event.id,
    editor,
    onSaved,
    onDone: (designId) => {
      guard.allow();
      close(designId);
    },
  });

  return (
    <div className={styles.designer}>
      <header className={styles.bar}>
        <Button
          variant="quiet"
          size="sm"
          icon="arrowLeft"
          aria-label={t('close')}
          onClick={() => close(editor.start.id)}
        />
        <h1 className={styles.title}>{t('designer')}</h1>
        <div className={styles.actions}>
          {editor.start.id && <DeleteDesign name={editor.start.name} onDelete={remove} />}
          <Button variant="primary" icon="check" pending={isSaving} onClick={() => void save()}>
            {t('save')}
          </Button>
        </div>
      </header>
      <div className={styles.work}>
        <Desk editor={editor} plan={plan} fields={fields} />
        <section className={styles.panel}>
          <CardSettings editor={editor} kinds={kinds} nameError={nameError} />
          <ElementList editor={editor} fields={fields} />
          <SelectedElement editor={editor} fields={fields} />
        </section>
      </div>
      <LeaveDialog guard={guard} />
    </div>
  );
}

/** Closes the designer. The address then names the design to print with, if any. */
const useClose = () => {
  const [, change] = useAddress();
  return (designId: string | undefined) => change({ design: designId, edit: null }, {});
};

type DeleteDesignProps = { name: string; onDelete: () => Promise<void> };

const DeleteDesign = ({ name, onDelete }: DeleteDesignProps) => {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <DialogTrigger onOpen={() => setAsking(true)}>
        <Button icon="trash" variant="quiet">
          {t('delete')}
        </Button>
      </DialogTrigger>
      {isAsking && (
        <ConfirmDialog
          onClose={() => setAsking(false)}
          title={t('delete-title', { name })}
          confirm={t('delete')}
          onConfirm={onDelete}
        >
          {t('delete-text')}
        </ConfirmDialog>
      )}
    </>
  );
};

type DeskProps = { editor: CardEditor; plan: SheetPlan; fields: readonly NamedField[] };

/** The card being designed, and below it samples with the event's most demanding texts. */
const Desk = ({ editor, plan, fields }: DeskProps) => {
  const { layout, selected, select, changeElement } = editor;
  const samples = samplesOf(plan);
  return (
    <section className={styles.desk}>
      <CardCanvas
        {...{ layout, fields, selected }}
        facts={samples[0].facts}
        onSelect={select}
        onChange={changeElement}
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
  );
};

type SelectedElementProps = { editor: CardEditor; fields: readonly NamedField[] };

const SelectedElement = ({ editor, fields }: SelectedElementProps) => {
  const { layout, selected, changeElement, removeElement } = editor;
  const element = selected === undefined ? undefined : layout.elements[selected];
  if (!element || selected === undefined)
    return <p className={shared.soft}>{t('nothing-chosen')}</p>;
  return (
    <ElementForm
      key={selected}
      element={element}
      fields={fields}
      onChange={(changes) => changeElement(selected, changes)}
      onRemove={() => removeElement(selected)}
    />
  );
};
