import { useEffect, useEffectEvent } from 'react';

/** A sheet left open while the window grows would leave the page inert behind nothing. */
export function useClosingOnDesktop(isOpen: boolean, onClose: () => void) {
  const handleWide = useEffectEvent((isWide: boolean) => {
    if (isWide) onClose();
  });
  useEffect(() => {
    if (!isOpen || typeof window.matchMedia !== 'function') return;
    const wide = window.matchMedia('(min-width: 901px)');
    const handleChange = (event: MediaQueryListEvent) => handleWide(event.matches);
    wide.addEventListener('change', handleChange);
    return () => wide.removeEventListener('change', handleChange);
  }, [isOpen]);
}
