import { useCallback, useEffect, useId } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

interface UnsavedChanges {
  /** Contains the ids of forms with unsaved changes. */
  readonly forms: ReadonlySet<string>;
  /** Holds the navigation that waits for confirmation; it is null if there is none. */
  readonly waiting: (() => void) | null;
  /** Is true from a confirmed leave until the other page is there: a page must not hold who leaves by new changes. */
  readonly isLeaving: boolean;
}

/** After this time a confirmed navigation has failed, and the page is protected again. */
const LEAVE_WITHIN_MS = 3_000;

const store = createStore<UnsavedChanges>(() => ({ forms: new Set(), waiting: null, isLeaving: false }));

function mark(form: string, isDirty: boolean): void {
  const forms = new Set(store.getState().forms);
  if (isDirty) forms.add(form);
  else forms.delete(form);
  store.setState({ forms });
}

const warnBeforeUnload = (event: BeforeUnloadEvent) => {
  if (!store.getState().isLeaving) event.preventDefault();
};

/**
 * Protects a form's unsaved changes: while `isDirty`, leaving its page by link, code, Back, Forward or
 * closing the tab asks for confirmation. Navigation within the same path asks nothing. Returns a function
 * that marks the form as saved, for forms that navigate in the same step.
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

/** Returns true if a form on the page has unsaved changes. */
export const hasUnsavedChanges = (): boolean => {
  const { forms, isLeaving } = store.getState();
  return forms.size > 0 && !isLeaving;
};

/** Calls `listener` whenever the page begins or ceases to have unsaved changes. Returns a function that stops it. */
export const followUnsavedChanges = (listener: (isUnsaved: boolean) => void): (() => void) =>
  store.subscribe(({ forms }, { forms: before }) => {
    if (forms.size > 0 !== before.size > 0) listener(forms.size > 0);
  });

const isBusy = ({ forms, isLeaving }: UnsavedChanges) => forms.size > 0 || isLeaving;

/**
 * Calls `listener` once the changes of the page are saved or discarded, or the page that had them is left. Returns
 * a function that stops it.
 */
export const onNothingUnsaved = (listener: () => void): (() => void) =>
  store.subscribe((now, before) => {
    if (isBusy(before) && !isBusy(now)) listener();
  });

/** Runs `leave` at once or, while something is unsaved, after the person has confirmed it. */
export function leaveAfterConfirm(leave: () => void): void {
  if (hasUnsavedChanges()) store.setState({ waiting: leave });
  else leave();
}

/** Protects the changes of a page again, once a confirmed navigation has led to it. */
export const noteArrival = (): void => store.setState({ isLeaving: false });

/** The shell's dialog shows these texts before unsaved changes are lost. */
export const LEAVE_MESSAGES = {
  title: 'Leave without saving?',
  message: 'What you changed is not saved yet.',
  leave: 'Leave without saving',
  leaving: 'Leaving...',
  stay: 'Keep editing',
} as const;

/**
 * Provides the state and the actions of the dialog about unsaved changes. Only the shell's dialog uses it.
 */
export function useLeavePrompt() {
  const isOpen = useStore(store, ({ waiting }) => waiting !== null);
  return {
    isOpen,
    stay: () => store.setState({ waiting: null }),
    leave: () => {
      const { waiting } = store.getState();
      store.setState({ forms: new Set(), waiting: null, isLeaving: true });
      setTimeout(noteArrival, LEAVE_WITHIN_MS);
      waiting?.();
    },
  };
}
