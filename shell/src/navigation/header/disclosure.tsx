import { useApplicationNeed } from '@narthex/shared-ui';
import { useId, useLayoutEffect, useRef } from 'react';
import type { FocusEvent, KeyboardEvent, PointerEvent, ReactNode } from 'react';
import { flushSync } from 'react-dom';
import type { MenuState } from './use-open-menu';
import styles from './disclosure.module.css';

export interface DisclosureProps {
  id: string;
  label: ReactNode;
  /** Holds the full name if the label is shortened. */
  name?: string;
  menu: MenuState;
  /** Is true if the menu contains the current page. */
  isCurrent?: boolean;
  side?: 'start' | 'end';
  look?: 'plain' | 'primary';
  children: ReactNode;
}

/**
 * Shows a button and the links that it unfolds. Before hydration, and without JavaScript, hover and focus
 * unfold them.
 */
export function Disclosure(props: DisclosureProps) {
  const { id, label, name, menu, isCurrent, side = 'start', look = 'plain', children } = props;
  const panelId = useId();
  const panel = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const isOpen = menu.open?.id === id;
  const close = () => menu.setOpen(null);
  const need = useApplicationNeed('keys');
  const item = useRef<HTMLDivElement>(null);
  const { setOpen } = menu;
  // What hover or focus unfolded before hydration stays open.
  useLayoutEffect(() => {
    if (panel.current?.contains(document.activeElement)) setOpen({ id, by: 'press' });
    else if (item.current?.matches(':hover')) setOpen({ id, by: 'hover' });
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only hydration finds an unfolded menu
  }, []);

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape' && isOpen) {
      close();
      button.current?.focus();
      return;
    }
    if (event.key === 'ArrowDown' && event.target === button.current) {
      // The starter repeats keys that were pressed earlier: somebody who has gone on since has left the menu.
      if (!item.current?.contains(document.activeElement)) return;
      event.preventDefault();
      // The links must be visible before they can take focus.
      flushSync(() => menu.setOpen({ id, by: 'press' }));
      panel.current?.querySelector('a')?.focus();
      return;
    }
    moveWithin(event, panel.current);
  }

  const handleHover = (isOver: boolean) => (event: PointerEvent) => {
    if (event.pointerType !== 'mouse') return;
    if (isOver && !isOpen) menu.setOpen({ id, by: 'hover' });
    if (!isOver && isOpen && menu.open?.by === 'hover') close();
  };

  function handleBlur(event: FocusEvent) {
    const isLeaving =
      event.relatedTarget instanceof Node && !event.currentTarget.contains(event.relatedTarget);
    if (isLeaving && isOpen) close();
  }

  return (
    <div
      ref={item}
      className={styles.item}
      onKeyDown={handleKeyDown}
      onBlur={handleBlur}
      onPointerEnter={handleHover(true)}
      onPointerLeave={handleHover(false)}
    >
      <button
        ref={button}
        type="button"
        className={styles.button}
        {...need}
        data-menu-button={id}
        data-current={isCurrent || undefined}
        data-look={look}
        aria-label={name}
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={() => (isOpen && menu.open?.by === 'press' ? close() : menu.setOpen({ id, by: 'press' }))}
      >
        {label}
        <svg className={styles.chevron} width="10" height="6" viewBox="0 0 10 6" aria-hidden="true">
          <path d="M1 1l4 4 4-4" fill="none" stroke="currentColor" strokeWidth="1.6" />
        </svg>
      </button>
      <div ref={panel} id={panelId} className={styles.panel} data-side={side} hidden={!isOpen}>
        <div className={styles.sheet}>{children}</div>
      </div>
    </div>
  );
}

const STEPS: Record<string, (at: number, count: number) => number> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_at, count) => count - 1,
};

function moveWithin(event: KeyboardEvent, panel: HTMLElement | null) {
  const step = STEPS[event.key];
  const stops = [...(panel?.querySelectorAll<HTMLElement>('a, button') ?? [])];
  const at = stops.findIndex((stop) => stop === document.activeElement);
  if (!step || at < 0) return;
  event.preventDefault();
  stops[step(at, stops.length)]?.focus();
}
