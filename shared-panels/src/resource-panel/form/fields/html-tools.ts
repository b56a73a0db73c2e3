import { createContext, type ReactNode } from 'react';

/** What a form offers besides the formatting of its HTML fields; `insert` writes at the cursor. */
export const HtmlTools = createContext<((insert: (text: string) => void) => ReactNode) | undefined>(
  undefined,
);
