import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { useLocation } from 'react-router-dom';

/** A menu the mouse opened closes when it leaves; a pressed one stays. */
export interface OpenMenu {
  readonly id: string;
  readonly by: 'hover' | 'press';
}

export interface MenuState {
  readonly open: OpenMenu | null;
  readonly setOpen: (open: OpenMenu | null) => void;
  /** Around everything a press may land on without closing the menus. */
  readonly root: RefObject<HTMLElement | null>;
}

/** Which of the bar's menus is open: one at most, none after a navigation, Escape or a press elsewhere. */
export function useOpenMenu(): MenuState {
  const { key } = useLocation();
  const root = useRef<HTMLElement>(null);
  const [state, setState] = useState<{ open: OpenMenu; at: string } | null>(null);
  const open = state?.at === key ? state.open : null;
  const isOpen = open !== null;

  useEffect(() => {
    if (!isOpen) return;
    const handlePress = (event: PointerEvent) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setState(null);
    };
    // A menu the mouse opened covers what is below, wherever focus is.
    const handleKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setState(null);
    };
    document.addEventListener('pointerdown', handlePress);
    document.addEventListener('keydown', handleKey);
    return () => {
      document.removeEventListener('pointerdown', handlePress);
      document.removeEventListener('keydown', handleKey);
    };
  }, [isOpen]);

  return { open, root, setOpen: (next) => setState(next && { open: next, at: key }) };
}
