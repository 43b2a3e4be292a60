import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Choosers } from '../graphql/choosers.ts';
import { AddItem } from './AddItem.tsx';
import { Announcement } from './Announcement.tsx';
import { nothingAnnounced } from './announced.ts';
import { IconButton } from './Button.tsx';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { DialogForm } from './DialogForm.tsx';
import { changedIn, type Keyed, movedIn, removedFrom } from './keyed.ts';
import styles from './ListForm.module.css';
import shared from './shared.module.css';
import type { ListFormState } from './useListForm.ts';

/** Focuses the element that a change added, or the neighbour of the one it removed. */
const useFocusOn = () => {
  const within = useRef<HTMLDivElement>(null);
  const [wanted, setWanted] = useState<{ selector: string }>();
  useEffect(() => {
    if (wanted) within.current?.querySelector<HTMLElement>(wanted.selector)?.focus();
  }, [wanted]);
  return { within, focusOn: (selector: string) => setWanted({ selector }) };
};

export type ListItemProps<Item> = {
  item: Item;
  /** Its place in the list, from 1. */
  number: number;
  /** The error of a path within the item, such as `options.0.name`. */
  errorAt: (path: string) => string | undefined;
  newKey: () => string;
  /** `focus` selects the element to focus after the change. */
  onChange: (change: Partial<Item>, focus?: string) => void;
  /** The buttons that move the item and remove it. */
  tools: ReactNode;
};

type ListFormProps<Item extends Keyed> = {
  form: ListFormState<Item>;
  emptyItem: (key: string) => Item;
  most: number;
  texts: {
    submit: string;
    add: string;
    /** Shown when the list is full. */
    full: string;
    earlier: (item: Item, number: number) => string;
    later: (item: Item, number: number) => string;
    remove: (item: Item, number: number) => string;
    moved: (item: Item, number: number) => string;
    /** Asks before options that guests have chosen are removed. */
    chosen: (choosers: Choosers) => { title: string; text: string; clear: string };
  };
  renderItem: (props: ListItemProps<Item>) => ReactNode;
  onCancel: () => void;
  /** Notes below the list. */
  children?: ReactNode;
};

/** Changes the list. The focus follows, and screen readers hear about each move. */
const useListEditing = <Item extends Keyed>({ form, emptyItem, texts }: ListFormProps<Item>) => {
  const { items, change } = form;
  const { within, focusOn } = useFocusOn();
  const [announced, setAnnounced] = useState(nothingAnnounced);
  const keys = useRef(0);
  const newKey = () => {
    keys.current += 1;
    return `new-${keys.current}`;
  };
  const changeAndFocus = (next: readonly Item[], selector?: string) => {
    change(next);
    if (selector) focusOn(selector);
  };
  const add = () => {
    const key = newKey();
    changeAndFocus([...items, emptyItem(key)], `[data-key="${key}"] input`);
  };
  const move = ({ key }: Item, by: -1 | 1) => {
    const next = movedIn(items, key, by);
    const at = next.findIndex((item) => item.key === key);
    const isAtEnd = at === 0 || at === next.length - 1;
    const button = isAtEnd ? `[data-move="${-by}"]` : `[data-move="${by}"]`;
    changeAndFocus(next, `[data-key="${key}"] ${button}`);
    const moved = next[at];
    if (moved) setAnnounced({ text: texts.moved(moved, at + 1) });
  };
  return { within, announced, newKey, changeAndFocus, add, move };
};

/** A form for items whose order can be changed and which are saved together. */
export const ListForm = <Item extends Keyed>(props: ListFormProps<Item>) => {
  const { form, most, texts, renderItem, onCancel, children } = props;
  const { items } = form;
  const { within, announced, newKey, changeAndFocus, add, move } = useListEditing(props);
  const toolsOf = (item: Item, index: number) => (
    <div className={styles.tools}>
      <IconButton
        icon="chevronUp"
        label={texts.earlier(item, index + 1)}
        data-move="-1"
        disabled={index === 0}
        onClick={() => move(item, -1)}
      />
      <IconButton
        icon="chevronDown"
        label={texts.later(item, index + 1)}
        data-move="1"
        disabled={index === items.length - 1}
        onClick={() => move(item, 1)}
      />
      <IconButton
        icon="trash"
        label={texts.remove(item, index + 1)}
        onClick={() => changeAndFocus(removedFrom(items, item.key), '[data-add-item]')}
      />
    </div>
  );
  const chosen = form.choosers && texts.chosen(form.choosers);
  return (
    <>
      <DialogForm form={form} submit={texts.submit} onCancel={onCancel}>
        <div ref={within} className={shared.stack}>
          <ol className={styles.items}>
            {items.map((item, index) => (
              <li key={item.key} className={styles.item} data-key={item.key}>
                {renderItem({
                  item,
                  number: index + 1,
                  errorAt: (path) => form.errorAt(`${index}.${path}`),
                  newKey,
                  onChange: (changed, selector) =>
                    changeAndFocus(changedIn(items, item.key, changed), selector),
                  tools: toolsOf(item, index),
                })}
              </li>
            ))}
          </ol>
          <AddItem data-add-item isFull={items.length >= most} full={texts.full} onClick={add}>
            {texts.add}
          </AddItem>
          {children}
          {form.error && (
            <p role="alert" className={shared.error}>
              {form.error}
            </p>
          )}
          <Announcement of={announced}>{announced.text}</Announcement>
        </div>
      </DialogForm>
      {chosen && (
        <ConfirmDialog
          onClose={form.keep}
          title={chosen.title}
          confirm={chosen.clear}
          onConfirm={form.clear}
        >
          <p>{chosen.text}</p>
        </ConfirmDialog>
      )}
    </>
  );
};
