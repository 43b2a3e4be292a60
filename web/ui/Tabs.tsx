import { Tabs as Radix } from 'radix-ui';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { numberText } from '../texts/formats.ts';
import styles from './Tabs.module.css';

type TabOf<Value extends string> = {
  value: Value;
  label: string;
  count?: number;
  content: ReactNode;
};

type TabsProps<Value extends string> = {
  /** The accessible name of the tab list. */
  label: string;
  value: Value;
  onChange: (value: Value) => void;
  tabs: readonly TabOf<Value>[];
};

/** Shows one of several parts of a page. Arrow keys move between tabs. */
export const Tabs = <Value extends string>({ label, value, onChange, tabs }: TabsProps<Value>) => {
  const list = useRef<HTMLDivElement>(null);
  // A phone is too narrow for all tabs. Scrolls the chosen one into view within the list, without moving the
  // page.
  useLayoutEffect(() => {
    const row = list.current;
    const tab = row?.querySelector<HTMLElement>(`[role="tab"][data-tab="${value}"]`);
    if (row && tab) row.scrollLeft = tab.offsetLeft - (row.clientWidth - tab.offsetWidth) / 2;
  }, [value]);
  return (
    <Radix.Root value={value} onValueChange={(next) => onChange(next as Value)}>
      <Radix.List ref={list} className={styles.list} aria-label={label}>
        {tabs.map((tab) => (
          <Radix.Trigger
            key={tab.value}
            value={tab.value}
            data-tab={tab.value}
            className={styles.tab}
          >
            {tab.label}
            {tab.count !== undefined && (
              <span className={styles.count}>{numberText(tab.count)}</span>
            )}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map((tab) => (
        <Radix.Content key={tab.value} value={tab.value} tabIndex={-1}>
          {tab.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
};
