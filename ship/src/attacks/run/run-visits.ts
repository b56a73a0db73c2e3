import type { BrowserContext, Page } from 'playwright-core';
import type { SiteClient } from '../../site-client';
import { readReport, type Boundary, type Outcome } from '../attack';
import { handIn, leadersPath } from '../hostile/hostile-package';
import { signInDemo, type Arena } from '../hostile/open-arena';
import { attackUrl, openContext } from './open-context';

const PATIENCE_MS = 3_000;
const POLL_MS = 200;
const RUN_TIMEOUT_MS = 30_000;
/** Leads a department, and so opens dashboards without overseeing all of them. */
const LEADER = 'music';

/** Describes something that a person does with a hostile remote. */
export interface Visit {
  readonly name: string;
  readonly run: (arena: Arena, boundary: Boundary, password: string) => Promise<Outcome>;
}

/** Returns true if the code of a version runs in the page or in one of its frames. */
const isEvaluated = async (page: Page, container: string) => {
  const found = page
    .frames()
    .map((frame) => frame.evaluate((name) => name in window, container).catch(() => false));
  return (await Promise.all(found)).includes(true);
};

/** Rests the pointer on a link again and again. Resolves with true if the code behind it is evaluated. */
async function hoverOver(page: Page, path: string, container: string): Promise<boolean> {
  await page.evaluate((href) => {
    const link = Object.assign(document.createElement('a'), { href, textContent: 'A page', id: 'tempting' });
    Object.assign(link.style, { position: 'fixed', top: '0', left: '0', zIndex: '99999' });
    document.body.append(link);
  }, path);
  const ends = Date.now() + PATIENCE_MS;
  while (Date.now() < ends) {
    await page.mouse.move(600, 600);
    await page.hover('#tempting');
    await page.waitForTimeout(POLL_MS);
    if (await isEvaluated(page, container)) return true;
  }
  return false;
}

/** Opens a page on which the shell has started, without the code of another remote. */
async function openFrom(context: BrowserContext, remote: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(`/${remote}`, { waitUntil: 'commit' });
  await page.locator('iframe[data-shown], #hostile').first().waitFor({ timeout: RUN_TIMEOUT_MS });
  return page;
}

/** Opens a preview as the administrator. Resolves with true if its code reads the token of the page. */
async function openPreview(
  arena: Arena,
  boundary: Boundary,
  publisher: SiteClient,
  remote: string,
): Promise<Outcome> {
  const built = arena.build(remote);
  await handIn(publisher, built, 'preview');
  const { data } = await publisher.call('delivery.createPreview', {
    remote,
    body: { version: built.version, roles: ['admin'], expires_in_hours: 1 },
  });
  const context = await openContext(arena, boundary);
  try {
    const page = await context.newPage();
    const { search, pathname } = new URL(data.url);
    await page.goto(pathname + search, { waitUntil: 'commit' });
    await page.getByRole('button', { name: 'Open the preview' }).click({ timeout: RUN_TIMEOUT_MS });
    await page.waitForURL(`**/${remote}`, { waitUntil: 'commit', timeout: RUN_TIMEOUT_MS });
    const attack = 'token-of-the-page';
    const [message] = await Promise.all([
      page.waitForEvent('console', {
        predicate: (line) => readReport(line.text())?.name === attack,
        timeout: RUN_TIMEOUT_MS,
      }),
      page.goto(attackUrl(remote, [attack], boundary), { waitUntil: 'commit' }),
    ]);
    if (!(await isEvaluated(page, built.container))) throw new Error('The preview didn’t show its version.');
    return { hasSucceeded: readReport(message.text())?.hasSucceeded === true };
  } finally {
    await context.close();
  }
}

/** Rests the pointer on a link of a page. It succeeds if the code behind the link is evaluated. */
async function hover(
  arena: Arena,
  {
    from,
    path,
    container,
    session,
  }: {
    readonly from: string;
    readonly path: string;
    readonly container: string;
    readonly session: Arena['session'];
  },
): Promise<Outcome> {
  const context = await openContext(arena, 'on', { session });
  try {
    return { hasSucceeded: await hoverOver(await openFrom(context, from), path, container) };
  } finally {
    await context.close();
  }
}

/** Lists attacks that wait for what an administrator does. */
export const VISITS: readonly Visit[] = [
  {
    // Without the boundary, the remote is a core remote, which is prepared for.
    name: 'hover-over-an-isolated-remote',
    run: (arena, boundary) =>
      boundary === 'on'
        ? hover(arena, {
            ...{ from: arena.core.remote, path: `/${arena.isolated.remote}` },
            ...{ container: arena.isolated.container, session: arena.session },
          })
        : hover(arena, {
            ...{ from: arena.isolated.remote, path: `/${arena.core.remote}` },
            ...{ container: arena.core.container, session: arena.session },
          }),
  },
  {
    // Without the boundary, the person is a leader, who oversees nobody.
    name: 'hover-over-a-core-remote-of-others',
    run: async (arena, boundary, password) =>
      hover(arena, {
        ...{ from: arena.isolated.remote, path: leadersPath(arena.core.remote) },
        container: arena.core.container,
        session:
          boundary === 'on'
            ? arena.session
            : ((await signInDemo(arena.origins.on, password, LEADER)) ?? arena.session),
      }),
  },
  {
    name: 'preview-by-a-key',
    run: (arena, boundary) => openPreview(arena, boundary, arena.isolated.client, arena.isolated.remote),
  },
  {
    // Without the boundary, those who run the site published the version, so that it runs in the shell's document.
    name: 'preview-of-a-core-remote-by-a-key',
    run: (arena, boundary) =>
      openPreview(arena, 'on', boundary === 'on' ? arena.core.client : arena.director, arena.core.remote),
  },
];
