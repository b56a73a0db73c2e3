/** How a toast is coloured and announced. */
export type ToastKind = 'success' | 'error' | 'info';
/** One message, as it travels from any remote to the shell. */
export type Toast = { kind: ToastKind; message: string };

/** The event on the window that carries a toast. */
export const TOAST_EVENT = 'narthex:toast';

declare global {
  interface WindowEventMap {
    'narthex:toast': CustomEvent<Toast>;
  }
  interface Window {
    /** Toasts sent before the host listened. */
    narthexToasts?: Toast[];
  }
}
