import {
  type ComponentProps,
  type CSSProperties,
  type KeyboardEvent,
  useMemo,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { numberText } from '../../texts/formats.ts';
import { classes } from '../../ui/classes.ts';
import { useVirtualRows } from '../../ui/useVirtualRows.ts';
import styles from './Compare.module.css';
import type { Group, Row, RowSubject } from './rows.ts';

/** In pixels, as in Compare.module.css. A row with long text is higher and gets measured. */
const height = { heading: 40, row: 64 };

type Line = { kind: 'heading'; group: Group } | { kind: 'row'; row: Row; place: number };

const linesOf = (groups: readonly Group[]): Line[] => {
  let place = 0;
  return groups.flatMap((group) => [
    { kind: 'heading' as const, group },
    ...group.rows.map((row) => {
      place += 1;
      return { kind: 'row' as const, row, place };
    }),
  ]);
};

type GroupedListProps = {
  label: string;
  groups: readonly Group[];
  chosen: RowSubject | null;
  onChoose: (chosen: RowSubject | null) => void;
};

const isOf = (chosen: RowSubject | null, row: Row): boolean =>
  chosen !== null && row.chosen?.what === chosen.what && row.chosen.id === chosen.id;

/**
 * A virtualised list of grouped rows with a roving tabindex. Arrows move from row to row; Enter
 * toggles a row's highlight on the chart.
 */
export const GroupedList = ({ label, groups, chosen, onChoose }: GroupedListProps) => {
  const scroller = useRef<HTMLDivElement>(null);
  const lines = useMemo(() => linesOf(groups), [groups]);
  const rowLines = useMemo(
    () => lines.flatMap((line, index) => (line.kind === 'row' ? [index] : [])),
    [lines],
  );
  const [activeKey, setActiveKey] = useState('');
  const found = rowLines.findIndex((index) => keyOf(lines[index]) === activeKey);
  const active = Math.max(0, found);
  const activeLine = rowLines[active] ?? 0;
  const listed = useVirtualRows({
    scroller,
    count: lines.length,
    active: activeLine,
    keyOf: (index) => keyOf(lines[index]),
    heightOf: (index) => (lines[index]?.kind === 'heading' ? height.heading : height.row),
    overscan: 10,
  });

  const focusRow = (place: number) => {
    const index = rowLines[Math.min(rowLines.length - 1, Math.max(0, place))];
    const key = index === undefined ? undefined : keyOf(lines[index]);
    if (index === undefined || key === undefined) return;
    // Renders the row before focusing it, because it may have been outside the virtualised range.
    flushSync(() => setActiveKey(key));
    listed.scrollToIndex(index);
    scroller.current?.querySelector<HTMLElement>(`[data-line="${CSS.escape(key)}"]`)?.focus();
  };
  const choose = (row: Row | undefined) => {
    if (!row?.chosen) return;
    setActiveKey(row.key);
    onChoose(isOf(chosen, row) ? null : row.chosen);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const line = lines[activeLine];
    const places: Record<string, number> = {
      ArrowDown: active + 1,
      ArrowUp: active - 1,
      PageDown: active + 8,
      PageUp: active - 8,
      Home: 0,
      End: rowLines.length - 1,
    };
    const place = places[event.key];
    if (place !== undefined) focusRow(place);
    else if (event.key === 'Enter' || event.key === ' ')
      choose(line?.kind === 'row' ? line.row : undefined);
    else if (event.key === 'Escape' && chosen) onChoose(null);
    else return;
    event.preventDefault();
  };

  return (
    <div ref={scroller} className={styles.scroller}>
      <div
        role="listbox"
        aria-label={label}
        className={styles.rows}
        style={{ height: listed.getTotalSize() }}
      >
        {listed.getVirtualItems().map(({ key, index, start }) => {
          const line = lines[index];
          if (!line) return null;
          const style = { transform: `translateY(${start}px)` };
          if (line.kind === 'heading')
            return <GroupHeading key={key} group={line.group} style={style} />;
          return (
            <RowOption
              key={key}
              ref={listed.measureElement}
              data-index={index}
              row={line.row}
              isChosen={isOf(chosen, line.row)}
              tabIndex={index === activeLine ? 0 : -1}
              aria-setsize={rowLines.length}
              aria-posinset={line.place}
              style={style}
              onKeyDown={onKeyDown}
              onClick={() => choose(line.row)}
              onFocus={() => setActiveKey(line.row.key)}
            />
          );
        })}
      </div>
    </div>
  );
};

type GroupHeadingProps = { group: Group; style: CSSProperties };

const GroupHeading = ({ group, style }: GroupHeadingProps) => (
  <div role="presentation" className={styles.heading} style={style}>
    <span>{group.title}</span>
    <span className={styles.count}>{numberText(group.rows.length)}</span>
  </div>
);

type RowOptionProps = ComponentProps<'div'> & { row: Row; isChosen: boolean };

const RowOption = ({ row, isChosen, tabIndex, ...rest }: RowOptionProps) => (
  <div
    {...rest}
    role="option"
    tabIndex={tabIndex}
    data-line={row.key}
    aria-selected={isChosen}
    className={classes(styles.row, isChosen && styles.chosen)}
  >
    <span className={styles.rowName}>{row.name}</span>
    <span className={styles.rowText}>{row.text}</span>
  </div>
);

const keyOf = (line: Line | undefined): string | undefined =>
  line && (line.kind === 'heading' ? line.group.id : line.row.key);
