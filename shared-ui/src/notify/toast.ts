export type ToastKind = 'success' | 'error' | 'info';
export type Toast = { kind: ToastKind; message: string };

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
