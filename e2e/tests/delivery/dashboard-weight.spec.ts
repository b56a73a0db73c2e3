import { expect, test, type Page, type Request } from '@playwright/test';
import { DASHBOARD_SCREENS, arriveAtScreen, signInAs, type Viewer } from '../../support/dashboard-screens';

const LIMIT = 40 * 1024;
const HOMES: Readonly<Record<Viewer, string>> = {
  Administrator: '/admin/dashboard',
  Communication: '/communication-dashboard',
  Youth: '/department-dashboard',
  Prayer: '/department-dashboard',
  Pastoral: '/senior-admin-dashboard',
};

/** The scripts and styles of remotes that a page loads. */
async function listCode(page: Page, url: string): Promise<ReadonlySet<string>> {
  const loaded = new Set<string>();
  const note = (request: Request) => {
    if (/\/remotes\/.*\.(js|css)$/.test(request.url())) loaded.add(request.url());
  };
  page.on('request', note);
  await arriveAtScreen(page, url);
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
  return { url, bytes: Number(response.headers()['content-length']), kind };
}

for (const viewer of Object.keys(HOMES) as Viewer[]) {
  test(`each screen of ${viewer} brings at most 40 KB of its own`, async ({ page }) => {
    test.setTimeout(240_000);
    await signInAs(page, viewer);
    const home = await listCode(page, HOMES[viewer]);
    const heavy: string[] = [];
    const formLibraries = new Set<string>();
    for (const { url } of DASHBOARD_SCREENS.filter((screen) => screen.viewer === viewer)) {
      const names = [...(await listCode(page, url))].filter((name) => !home.has(name));
      const code = await Promise.all(names.map((name) => weigh(page, name)));
      const bytes = code.reduce((sum, file) => sum + (file.kind === 'own' ? file.bytes : 0), 0);
      if (bytes > LIMIT) heavy.push(`${url}: ${bytes}`);
      for (const file of code.filter(({ kind }) => kind === 'forms')) {
        formLibraries.add(file.url);
        if (file.bytes > LIMIT) heavy.push(`${file.url}: ${file.bytes}`);
      }
      // Page content opens with its first text; everywhere else the editor waits until a form is open.
      if (!url.includes('/content?category') && code.some(({ kind }) => kind === 'editor')) {
        heavy.push(`${url}: the rich-text editor`);
      }
    }
    expect(heavy).toEqual([]);
    // Every form of a dashboard has the same one.
    expect(formLibraries.size).toBeLessThanOrEqual(1);
  });
}
