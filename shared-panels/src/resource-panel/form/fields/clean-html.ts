/** What makes HTML as the server would store it. Its code arrives when something typed is previewed first. */
export async function loadCleaner(): Promise<(html: string | null | undefined) => string> {
  const { default: purify } = await import('dompurify');
  return (html) => purify.sanitize(html ?? '', { USE_PROFILES: { html: true } });
}
