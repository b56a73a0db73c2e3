import { useRef, useEffect, type RefObject } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';

/** Opens a native dialog as a modal while `isOpen` is true, and restores the focus afterwards. */
function useModal(dialog: RefObject<HTMLDialogElement | null>, isOpen: boolean) {
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

type ModalFrameProps = {
  isOpen: boolean;
  onClose: () => void;
  labelledBy?: string;
  label?: string;
  describedBy?: string;
  className?: string;
  children: ReactNode;
};

/** Renders the native modal of dialog and sheet, which Escape and a press on the backdrop close. */
export function ModalFrame({
  isOpen,
  onClose,
  labelledBy,
  label,
  describedBy,
  className,
  children,
}: ModalFrameProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const pressedOn = useRef<EventTarget | null>(null);
  useModal(dialog, isOpen);

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape') return;
    // Otherwise the browser would close the dialog without calling `onClose`.
    event.preventDefault();
    event.stopPropagation();
    onClose();
  }

  if (!isOpen) return null;
  return (
    <dialog
      ref={dialog}
      className={className}
      tabIndex={-1}
      aria-labelledby={labelledBy}
      aria-label={label}
      aria-describedby={describedBy}
      onKeyDown={handleKeyDown}
      onCancel={(event) => {
        // A file input inside the dialog dispatches a cancel event too.
        if (event.target !== dialog.current) return;
        event.preventDefault();
        onClose();
      }}
      onPointerDown={(event) => (pressedOn.current = event.target)}
      onClick={(event) => {
        const element = dialog.current;
        // A press must begin and end on the backdrop, so selecting text across the edge doesn't close the dialog.
        if (event.target !== element || pressedOn.current !== element) return;
        if (!element?.querySelector('form')) onClose();
      }}
    >
      {children}
    </dialog>
  );
}
