import { useEffect, useId, useRef, useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { useApplicationNeed } from '../browser/use-application-need';
import styles from './tabs.module.css';

/** Describes a tab and its content. */
export type Tab = { id: string; label: ReactNode; content: ReactNode };

/** Describes the props of tabs. With `value` the caller controls them. */
export type TabsProps = {
  /** Holds the accessible name of the tabs. */
  label: string;
  tabs: readonly Tab[];
  /**
   * Holds the open tab if the caller controls it, for example by the URL. Otherwise the first one is open initially.
   */
  value?: string;
  onChange?: (id: string) => void;
};

const STEPS: Record<string, (at: number, count: number) => number> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_at, count) => count - 1,
};

/** Renders tabs with support for arrow keys, Home and End. Only the content of the open tab is mounted. */
export function Tabs({ label, tabs, value, onChange }: TabsProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const need = useApplicationNeed('only keys');
  const [ownValue, setOwnValue] = useState(tabs[0]?.id);
  const open = tabs.find((tab) => tab.id === (value ?? ownValue)) ?? tabs[0];

  // On a phone the row of tabs is wider than the screen, so the open tab is scrolled into view.
  const openId = open?.id;
  useEffect(() => {
    const row = list.current;
    const tab = row?.querySelector<HTMLElement>('[aria-selected=true]');
    if (row && tab) row.scrollLeft = tab.offsetLeft - (row.clientWidth - tab.offsetWidth) / 2;
  }, [openId]);

  function choose(next: string) {
    setOwnValue(next);
    onChange?.(next);
  }

  function handleKeyDown(event: KeyboardEvent) {
    const step = STEPS[event.key];
    const at = tabs.findIndex((tab) => tab.id === open?.id);
    const next = step && tabs[step(at, tabs.length)];
    if (!next) return;
    event.preventDefault();
    choose(next.id);
    // The starter repeats keys that were pressed earlier: somebody who has gone on since keeps the focus.
    if (!list.current?.contains(document.activeElement)) return;
    list.current.querySelectorAll<HTMLElement>('[role=tab]')[tabs.indexOf(next)]?.focus();
  }

  if (!open) return null;
  return (
    <div>
      <div className={styles.list} role="tablist" aria-label={label} ref={list} onKeyDown={handleKeyDown}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            {...need}
            type="button"
            role="tab"
            id={`${id}-${tab.id}-tab`}
            className={styles.tab}
            aria-selected={tab.id === open.id}
            aria-controls={tab.id === open.id ? `${id}-${tab.id}-panel` : undefined}
            tabIndex={tab.id === open.id ? 0 : -1}
            onClick={() => choose(tab.id)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div
        key={open.id}
        role="tabpanel"
        className={styles.panel}
        id={`${id}-${open.id}-panel`}
        aria-labelledby={`${id}-${open.id}-tab`}
        tabIndex={0}
      >
        {open.content}
      </div>
    </div>
  );
}
