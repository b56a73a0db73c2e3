/** Names the colour and announcement of a toast. */
export type ToastKind = 'success' | 'error' | 'info';
/** Describes a message that any remote sends to the shell. */
export type Toast = { kind: ToastKind; message: string };

/** The window dispatches a toast as this event. */
export const TOAST_EVENT = 'narthex:toast';

declare global {
  interface WindowEventMap {
    'narthex:toast': CustomEvent<Toast>;
  }
  interface Window {
    /** Holds the toasts that were sent before the host listened. */
    narthexToasts?: Toast[];
  }
}
