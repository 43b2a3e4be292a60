import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { type CardFacts, drawCard } from '../../../schema/cardDesigns/drawCard.ts';
import type { CardElement, CardLayout } from '../../../schema/entities/cardDesign.ts';
import { t } from '../../texts/en/cardDesigns.ftl';
import { classes } from '../../ui/classes.ts';
import { PaperPage } from '../PaperPage.tsx';
import styles from './CardDesigner.module.css';
import { elementLabel, type NamedField } from './fields.ts';

/** The front of a card, as large as its frame. */
export const CardPicture = ({ layout, facts }: { layout: CardLayout; facts: CardFacts }) => {
  const { width, height } = layout;
  const parts = drawCard({ ...layout, fold: 'none' }, facts, { x: 0, y: 0 }, new Set());
  return <PaperPage page={{ width, height, label: facts.texts.name || facts.key, parts }} />;
};

type CardCanvasProps = {
  layout: CardLayout;
  facts: CardFacts;
  fields: readonly NamedField[];
  selected: number | undefined;
  onSelect: (index: number) => void;
  onChange: ElementChange;
};

type Drag = { index: number; what: 'move' | 'size'; from: CardElement; x: number; y: number };

/** In millimetres: the step of an arrow key. */
const step = 1;
const arrows: Record<string, [number, number]> = {
  ArrowLeft: [-step, 0],
  ArrowRight: [step, 0],
  ArrowUp: [0, -step],
  ArrowDown: [0, step],
};

type ElementChange = (index: number, changes: Partial<CardElement>) => void;

/** Moves or resizes an element with the pointer. Converts pixels of the frame to millimetres of the card. */
const useElementDrag = (
  { width, height, elements }: CardLayout,
  onSelect: (index: number) => void,
  onChange: ElementChange,
) => {
  const frame = useRef<SVGSVGElement>(null);
  const drag = useRef<Drag>(undefined);
  const begin =
    (index: number, what: Drag['what']) =>
    (event: PointerEvent<SVGElement>): void => {
      const from = elements[index];
      if (!from || event.button !== 0) return;
      event.stopPropagation();
      event.currentTarget.setPointerCapture(event.pointerId);
      onSelect(index);
      drag.current = { index, what, from, x: event.clientX, y: event.clientY };
    };
  const move = (event: PointerEvent<SVGElement>): void => {
    const box = frame.current?.getBoundingClientRect();
    if (!drag.current || !box) return;
    const { index, what, from, x, y } = drag.current;
    const across = ((event.clientX - x) * width) / box.width;
    const down = ((event.clientY - y) * height) / box.height;
    onChange(
      index,
      what === 'move'
        ? { x: from.x + across, y: from.y + down }
        : { width: from.width + across, height: from.height + down },
    );
  };
  const end = (): void => {
    drag.current = undefined;
  };
  const handlers = (index: number, what: Drag['what']) => ({
    onPointerDown: begin(index, what),
    onPointerMove: move,
    onPointerUp: end,
    onPointerCancel: end,
  });
  return { frame, handlers };
};

/** The card being designed. Dragging and keys move and resize its elements. */
export const CardCanvas = (props: CardCanvasProps) => {
  const { layout, facts, fields, selected, onSelect, onChange } = props;
  const { width, height, elements } = layout;
  const { frame, handlers } = useElementDrag(layout, onSelect, onChange);

  const press = (index: number, element: CardElement) => (event: KeyboardEvent) => {
    const [across, down] = arrows[event.key] ?? [];
    if (across === undefined || down === undefined) return;
    event.preventDefault();
    onChange(
      index,
      event.shiftKey
        ? { width: element.width + across, height: element.height + down }
        : { x: element.x + across, y: element.y + down },
    );
  };

  return (
    <div className={styles.canvas} style={{ aspectRatio: `${width} / ${height}` }}>
      <CardPicture layout={layout} facts={facts} />
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot hold a drawing */}
      <svg
        ref={frame}
        role="group"
        aria-label={t('canvas')}
        className={styles.handles}
        viewBox={`0 0 ${width} ${height}`}
      >
        {elements.map((element, index) => (
          // biome-ignore lint/a11y/useSemanticElements: a drawing cannot contain a button
          <g
            // biome-ignore lint/suspicious/noArrayIndexKey: elements have no other key
            key={index}
            role="button"
            tabIndex={0}
            aria-label={elementLabel(element, fields)}
            aria-pressed={index === selected}
            className={classes(styles.element, index === selected && styles.selected)}
            onFocus={() => onSelect(index)}
            onKeyDown={press(index, element)}
          >
            <rect
              x={element.x}
              y={element.y}
              width={element.width}
              height={Math.max(element.height, 2)}
              {...handlers(index, 'move')}
            />
            {index === selected && (
              <circle
                className={styles.handle}
                cx={element.x + element.width}
                cy={element.y + element.height}
                r={width / 50}
                {...handlers(index, 'size')}
              />
            )}
          </g>
        ))}
      </svg>
    </div>
  );
};
