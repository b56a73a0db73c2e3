import { createContext, use, useEffect } from 'react';

export interface UnsavedChanges {
  readonly setUnsaved: (isUnsaved: boolean) => void;
  /** Goes at once, or asks first while something is unsaved. Returns whether it asks. */
  readonly leave: (go: () => void) => boolean;
}

export const UnsavedChangesContext = createContext<UnsavedChanges>({
  setUnsaved: () => undefined,
  leave: (go) => {
    go();
    return false;
  },
});

/** How a link or button of the frame leaves the page. */
export function useLeave(): UnsavedChanges['leave'] {
  return use(UnsavedChangesContext).leave;
}

/** Says that this page holds unsaved changes: leaving it asks first, in the site and in the browser. */
export function useUnsavedChanges(isUnsaved: boolean): void {
  const { setUnsaved } = use(UnsavedChangesContext);
  useEffect(() => {
    if (!isUnsaved) return;
    setUnsaved(true);
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => {
      setUnsaved(false);
      window.removeEventListener('beforeunload', warn);
    };
  }, [isUnsaved, setUnsaved]);
}
