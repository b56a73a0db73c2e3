import { useCallback, useEffect, useId } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

interface UnsavedChanges {
  /** The forms that hold something unsaved. */
  readonly forms: ReadonlySet<string>;
  /** What waits for the person to say whether to leave; null while nothing does. */
  readonly waiting: (() => void) | null;
}

const store = createStore<UnsavedChanges>(() => ({ forms: new Set(), waiting: null }));

function mark(form: string, isDirty: boolean): void {
  const forms = new Set(store.getState().forms);
  if (isDirty) forms.add(form);
  else forms.delete(form);
  store.setState({ forms });
}

const warnBeforeUnload = (event: BeforeUnloadEvent) => event.preventDefault();

/**
 * For a form: while `isDirty`, leaving its page asks first, by any link, by code, with Back and Forward and when the tab
 * is closed. Steps that stay on the path ask nothing. Returns how to say that it is saved, for a form that goes
 * elsewhere in the same step.
 */
export function useUnsavedChanges(isDirty: boolean): () => void {
  const form = useId();
  useEffect(() => {
    if (!isDirty) return;
    mark(form, true);
    window.addEventListener('beforeunload', warnBeforeUnload);
    return () => {
      mark(form, false);
      window.removeEventListener('beforeunload', warnBeforeUnload);
    };
  }, [form, isDirty]);
  return useCallback(() => mark(form, false), [form]);
}

/** Whether a form on the page holds something unsaved. */
export const hasUnsavedChanges = (): boolean => store.getState().forms.size > 0;

/** Runs `leave` at once; while something is unsaved, only after the person agreed to lose it. */
export function leaveAfterConfirm(leave: () => void): void {
  if (hasUnsavedChanges()) store.setState({ waiting: leave });
  else leave();
}

/** What the shell asks before unsaved changes are lost. */
export const LEAVE_MESSAGES = {
  title: 'Leave without saving?',
  message: 'What you changed is not saved yet.',
  leave: 'Leave without saving',
  leaving: 'Leaving...',
  stay: 'Keep editing',
} as const;

/** Whether the shell asks, and what its buttons do. For the shell's dialog only. */
export function useLeavePrompt() {
  const isOpen = useStore(store, ({ waiting }) => waiting !== null);
  return {
    isOpen,
    stay: () => store.setState({ waiting: null }),
    leave: () => {
      const { waiting } = store.getState();
      store.setState({ forms: new Set(), waiting: null });
      waiting?.();
    },
  };
}
