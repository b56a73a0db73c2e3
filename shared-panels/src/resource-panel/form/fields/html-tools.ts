import { createContext, type ReactNode } from 'react';

/** Provides tools of a form for its HTML fields, besides formatting. `insert` writes at the cursor. */
export const HtmlTools = createContext<((insert: (text: string) => void) => ReactNode) | undefined>(
  undefined,
);

/** Loads the function that sanitizes HTML as the server does. Its code loads with the first preview of typed text. */
export async function loadCleaner(): Promise<(html: string | null | undefined) => string> {
  const { default: purify } = await import('dompurify');
  return (html) => purify.sanitize(html ?? '', { USE_PROFILES: { html: true } });
}
