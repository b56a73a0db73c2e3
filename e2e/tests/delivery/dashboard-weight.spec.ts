import { expect, test, type Page, type Request } from '@playwright/test';
import { DASHBOARD_SCREENS, arriveAtScreen, signInAs, type Viewer } from '../../support/dashboard-screens';

const LIMIT = 40 * 1024;
const HOMES: Readonly<Record<Viewer, string>> = {
  Administrator: '/admin/dashboard',
  Communication: '/communication-dashboard',
  Youth: '/department-dashboard',
  Prayer: '/department-dashboard',
  Pastoral: '/senior-admin-dashboard',
  Finance: '/senior-admin-dashboard',
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
  return { bytes: Number(response.headers()['content-length']), kind };
}

for (const viewer of Object.keys(HOMES) as Viewer[]) {
  test(`each screen of ${viewer} brings at most 40 KB of its own`, async ({ page }) => {
    test.setTimeout(240_000);
    await signInAs(page, viewer);
    const home = await listCode(page, HOMES[viewer]);
    const heavy: string[] = [];
    for (const { url } of DASHBOARD_SCREENS.filter((screen) => screen.viewer === viewer)) {
      const names = [...(await listCode(page, url))].filter((name) => !home.has(name));
      const code = await Promise.all(names.map((name) => weigh(page, name)));
      const sum = (wanted: CodeKind) =>
        code.reduce((bytes, file) => bytes + (file.kind === wanted ? file.bytes : 0), 0);
      if (sum('own') > LIMIT) heavy.push(`${url}: ${sum('own')}`);
      // Comes once, whichever form is the first.
      if (sum('forms') > LIMIT) heavy.push(`${url}: ${sum('forms')} of the forms’ library`);
      // Page content opens with its first text; everywhere else the editor waits until a form is open.
      if (!url.includes('/content?category') && code.some(({ kind }) => kind === 'editor')) {
        heavy.push(`${url}: the rich-text editor`);
      }
    }
    expect(heavy).toEqual([]);
  });
}
