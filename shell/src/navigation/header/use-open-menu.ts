import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { useVisit } from '../../routing/opening-page';

/** A menu opened by hover closes when the pointer leaves it; a menu opened by a press stays open. */
interface OpenMenu {
  readonly id: string;
  readonly by: 'hover' | 'press';
}

export interface MenuState {
  readonly open: OpenMenu | null;
  readonly setOpen: (open: OpenMenu | null) => void;
  /** A press inside this element doesn't close the menus. */
  readonly root: RefObject<HTMLElement | null>;
}

/**
 * Returns the open menu of the bar. At most one is open; opening a page, Escape or a press elsewhere closes it.
 */
export function useOpenMenu(): MenuState {
  const visit = useVisit();
  const root = useRef<HTMLElement>(null);
  const [state, setState] = useState<{ open: OpenMenu; at: number } | null>(null);
  const open = state?.at === visit ? state.open : null;
  const isOpen = open !== null;

  useEffect(() => {
    if (!isOpen) return;
    const handlePress = (event: PointerEvent) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setState(null);
    };
    // A menu opened by hover covers content wherever the focus is, so Escape is handled for the whole
    // document.
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

  return { open, root, setOpen: (next) => setState(next && { open: next, at: visit }) };
}
