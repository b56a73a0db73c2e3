import { expect, type Page, type Request } from '@playwright/test';

const LIMIT = 40 * 1024;

/** The scripts and styles of remotes that a page loads while something is done. */
export async function listCode(page: Page, work: () => Promise<void>): Promise<ReadonlySet<string>> {
  const loaded = new Set<string>();
  const note = (request: Request) => {
    if (/\/remotes\/.*\.(js|css)$/.test(request.url())) loaded.add(request.url());
  };
  page.on('request', note);
  await work();
  page.off('request', note);
  return loaded;
}

type CodeKind = 'own' | 'forms' | 'editor';

/** Bytes of a file as it is sent, and whether it holds a library: that of the forms, or the rich-text editor. */
async function weigh(page: Page, url: string) {
  const response = await page.request.get(url, { headers: { 'accept-encoding': 'br' } });
  expect(response.headers()['content-encoding'], url).toBe('br');
  const text = await response.text();
  const kind: CodeKind = text.includes('ProseMirror')
    ? 'editor'
    : text.includes('ZodError')
      ? 'forms'
      : 'own';
  return { bytes: Number(response.headers()['content-length']), kind };
}

/**
 * What is too heavy in the code that a screen of a dashboard brings: more than 40 KB of its own, or of the forms' library,
 * which comes once, whichever form is the first; or the rich-text editor where no text is open.
 */
export async function listHeavyCode(
  page: Page,
  names: readonly string[],
  { opensText }: { readonly opensText: boolean },
): Promise<string[]> {
  const code = await Promise.all(names.map((name) => weigh(page, name)));
  const sum = (wanted: CodeKind) =>
    code.reduce((bytes, file) => bytes + (file.kind === wanted ? file.bytes : 0), 0);
  return [
    ...(sum('own') > LIMIT ? [`${sum('own')} bytes`] : []),
    ...(sum('forms') > LIMIT ? [`${sum('forms')} bytes of the forms’ library`] : []),
    ...(!opensText && sum('editor') > 0 ? ['the rich-text editor'] : []),
  ];
}
