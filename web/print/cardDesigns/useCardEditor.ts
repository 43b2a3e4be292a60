import { useState } from 'react';
import type { CardElement, CardKind, CardLayout } from '../../../schema/entities/cardDesign.ts';
import { t } from '../../texts/en/cardDesigns.ftl';
import { isSame } from '../../ui/edits.ts';
import type { CardDesign } from './documents.ts';
import { firstDesigns, type NewElement, newElement, withinCard } from './elements.ts';

/** The layout of a saved design, without the fields that the client's cache adds. */
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

type Start = {
  /** Undefined for a design that was never saved. */
  id: string | undefined;
  version: number | undefined;
  name: string;
  layout: CardLayout;
};

/**
 * A card design in the editor: its name, its layout, and the selected element. A new design starts as the
 * usual card of `kind`.
 */
export const useCardEditor = (saved: CardDesign | undefined, kind: CardKind) => {
  // The design when editing began, or when it was last saved here. Other members may save it meanwhile.
  const [start, setStart] = useState<Start>(() => ({
    id: saved?.id,
    version: saved?.version,
    name: saved?.name ?? '',
    layout: saved ? layoutOf(saved) : firstDesigns[kind],
  }));
  const [name, setName] = useState(start.name);
  const [layout, setLayout] = useState(start.layout);
  const [selected, select] = useState<number>();

  const changeElement = (index: number, changes: Partial<CardElement>) =>
    setLayout((before) => ({
      ...before,
      elements: before.elements.map((element, at) =>
        at === index ? withinCard({ ...element, ...changes }, before) : element,
      ),
    }));
  const addElement = (what: NewElement) => {
    const words = what === 'qr' ? window.location.origin : t('your-words');
    setLayout({ ...layout, elements: [...layout.elements, newElement(what, layout, words)] });
    select(layout.elements.length);
  };
  const removeElement = (index: number) => {
    setLayout({ ...layout, elements: layout.elements.filter((_, at) => at !== index) });
    select(undefined);
  };

  return {
    start,
    setStart,
    name,
    setName,
    layout,
    setLayout,
    selected,
    select,
    changeElement,
    addElement,
    removeElement,
    isChanged: name !== start.name || !isSame(layout, start.layout),
  };
};

export type CardEditor = ReturnType<typeof useCardEditor>;
