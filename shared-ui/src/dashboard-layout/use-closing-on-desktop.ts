import { useEffect, useEffectEvent } from 'react';

/** Closes the sheet when the window grows: hidden by CSS but still open, it would keep the page inert. */
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
