import { useEffect, useRef, type RefObject } from 'react';

/**
 * Returns the ref of an element that gets the focus once a change has removed the focused control. Otherwise keyboard
 * users would start again at the top of the page. The first value and null change nothing.
 */
export function useRecoveredFocus(change: unknown): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null);
  const known = useRef(change);
  const isDue = useRef(false);
  // The effect has no dependencies, since the control often goes a render later, with the data that was reloaded.
  useEffect(() => {
    if (change !== known.current) isDue.current = change !== null;
    known.current = change;
    if (!isDue.current || document.activeElement !== document.body) return;
    isDue.current = false;
    element.current?.focus({ preventScroll: true });
  });
  return element;
}
