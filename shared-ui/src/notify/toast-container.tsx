import { useEffect, useRef } from 'react';
import { ToastContainer, toast } from 'react-toastify/unstyled';
import type { Toast } from './toast';
import './toast-vendor.css';
import styles from './toast-container.module.css';

/** Describes the toasts to show, and the callback after they are shown. */
export type ToastContainerProps = { toasts: readonly Toast[]; onShown: (shown: readonly Toast[]) => void };

/** Screen readers announce what comes into a region that they already know. */
const REGION_DELAY_MS = 100;

/**
 * Renders toasts and reports which of them are shown. Toasts have no role, because their container is a live region,
 * and NVDA reads a region inside another twice (https://github.com/fkhadra/react-toastify/issues/1291).
 */
export default function ToastStack({ toasts, onShown }: ToastContainerProps) {
  const layer = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (toasts.length === 0) return;
    // In strict mode the container below mounts twice, and toasts of its first mount are lost.
    const timer = setTimeout(() => {
      if (layer.current) showOnTop(layer.current);
      for (const { kind, message } of toasts) toast[kind](message);
      onShown(toasts);
    }, REGION_DELAY_MS);
    return () => clearTimeout(timer);
  }, [toasts, onShown]);

  return (
    <div ref={layer} popover="manual" className={styles.layer}>
      <ToastContainer
        role={undefined}
        className={styles.stack}
        position="top-right"
        autoClose={5000}
        hotKeys={(event) => event.altKey && event.code === 'KeyT'}
        draggable="touch"
        draggablePercent={80}
        pauseOnHover
        aria-label="Notifications, Alt+T"
      />
    </div>
  );
}

// A popover is above an open dialog only if it opened after it. Reopening restarts the toasts, so it is done only then.
function showOnTop(layer: HTMLElement) {
  if (typeof layer.showPopover !== 'function') return;
  const isOpen = layer.matches(':popover-open');
  if (isOpen && !document.querySelector('dialog:modal')) return;
  if (isOpen) layer.hidePopover();
  layer.showPopover();
}
