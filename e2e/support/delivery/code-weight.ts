import { expect, type Page, type Request } from '@playwright/test';

const LIMIT = 40 * 1024;

/** Returns the scripts and styles of remotes that a page loads during an action. */
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

/** Returns the compressed size of a file in bytes, and the library that it contains, if any. */
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
 * Returns what is too heavy in the code of a dashboard screen. Its own code and the forms' library may each have 40 KB,
 * and the rich-text editor may load only with an open text.
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
