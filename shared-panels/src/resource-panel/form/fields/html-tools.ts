import { createContext, type ReactNode } from 'react';

/** Provides tools of a form for its HTML fields, besides formatting. `insert` writes at the cursor. */
export const HtmlTools = createContext<((insert: (text: string) => void) => ReactNode) | undefined>(
  undefined,
);

/** Loads the function that sanitizes HTML as the server does. Its code loads with the first preview of typed text. */
export async function loadCleaner(): Promise<(html: string | null | undefined) => string> {
  const { default: purify } = await import('dompurify');
  // The site's policy allows only its own Trusted Types policies, and reports the attempt to create another one.
  return (html) => purify.sanitize(html ?? '', { USE_PROFILES: { html: true }, TRUSTED_TYPES_POLICY: null });
}
