import { useRef } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { useModal } from './use-modal';

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
