import { useEffect } from 'react';
import type { RefObject } from 'react';

/** Opens a native dialog as a modal while `isOpen` is true, and restores the focus afterwards. */
export function useModal(dialog: RefObject<HTMLDialogElement | null>, isOpen: boolean) {
  useEffect(() => {
    const element = dialog.current;
    if (!isOpen || !element) return;
    const before = document.activeElement;
    openModal(element);
    return () => {
      closeModal(element);
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, [dialog, isOpen]);
}

// Old browsers have no showModal. The dialog then opens inside the page, which still works.
function openModal(element: HTMLDialogElement) {
  // The page can't scroll behind the dialog. Padding replaces its scrollbar so that the content doesn't move.
  const root = document.documentElement;
  root.style.setProperty('--scrollbar-width', `${window.innerWidth - root.clientWidth}px`);
  if (typeof element.showModal === 'function') {
    if (!element.open) element.showModal();
  } else {
    element.setAttribute('open', '');
    element.setAttribute('aria-modal', 'true');
  }
  findInitialFocus(element).focus();
}

/** Returns the first field. On a phone it returns the dialog, since the keyboard would hide half of it. */
function findInitialFocus(element: HTMLDialogElement): HTMLElement {
  const hasMouse = typeof window.matchMedia === 'function' && window.matchMedia('(pointer: fine)').matches;
  const field = 'input:not([type=hidden]), select, textarea';
  return element.querySelector<HTMLElement>(`[autofocus]${hasMouse ? `, ${field}` : ''}`) ?? element;
}

function closeModal(element: HTMLDialogElement) {
  if (typeof element.close === 'function') element.close();
  else element.removeAttribute('open');
}
