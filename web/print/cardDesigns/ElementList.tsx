import { limits } from '../../../schema/limits.ts';
import { t } from '../../texts/en/cardDesigns.ftl';
import { Button } from '../../ui/Button.tsx';
import shared from '../../ui/shared.module.css';
import styles from './CardDesigner.module.css';
import type { NewElement } from './elements.ts';
import { elementLabel, type NamedField } from './fields.ts';
import type { CardEditor } from './useCardEditor.ts';

const additions: readonly { what: NewElement; label: string }[] = [
  { what: 'field', label: t('add-text') },
  { what: 'words', label: t('add-words') },
  { what: 'line', label: t('add-line') },
  { what: 'qr', label: t('add-qr') },
  { what: 'dietMark', label: t('add-diet') },
];

type ElementListProps = { editor: CardEditor; fields: readonly NamedField[] };

/** The elements of the card, to select one, with buttons that add further elements. */
export const ElementList = ({ editor, fields }: ElementListProps) => {
  const { layout, selected, select, addElement } = editor;
  return (
    <>
      <h2 className={styles.heading}>{t('elements')}</h2>
      <ul className={styles.list}>
        {layout.elements.map((element, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: elements have no other key
          <li key={index}>
            <Button
              size="sm"
              variant="quiet"
              aria-pressed={index === selected}
              onClick={() => select(index)}
            >
              {elementLabel(element, fields)}
            </Button>
          </li>
        ))}
      </ul>
      <fieldset className={shared.cluster}>
        <legend>{t('add')}</legend>
        {additions.map(({ what, label }) => (
          <Button
            key={what}
            size="sm"
            icon="plus"
            disabled={layout.elements.length >= limits.cardElements}
            onClick={() => addElement(what)}
          >
            {label}
          </Button>
        ))}
      </fieldset>
    </>
  );
};
