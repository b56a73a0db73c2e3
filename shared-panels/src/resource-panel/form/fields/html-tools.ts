import { createContext, type ReactNode } from 'react';

/** Provides tools of a form for its HTML fields, besides formatting. `insert` writes at the cursor. */
export const HtmlTools = createContext<((insert: (text: string) => void) => ReactNode) | undefined>(
  undefined,
);
