import './styles/index';
import { connectSession, followOtherTabs, restoreSession, sessionStore } from '@narthex/shared-auth';
import {
  DOCUMENT_ELEMENT,
  canonicalPath,
  paths,
  pinVersions,
  type PageDocument,
} from '@narthex/shared-contracts';
import { FORMS_PATH } from '@narthex/shared-contracts/browser-paths';
import { LANGUAGE_BASE, withoutLanguage } from '@narthex/shared-contracts/languages';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app/app';
import { greetPage } from './frame/greet-page';
import { IsolatedRemote } from './federation/isolation/lazy-isolated-remote';
import { RENDERED_FRAME } from './federation/isolation/rendered-frame';
import { removeUncoveredFeatures } from './frame/remove-uncovered-features';
import { firstPageCode } from './routing/first-page-code';
import { forgetOnSessionChange, createQueryClient } from './app/query-client';
import { loadOpened, prefetchLinks, type PageLoadDependencies } from './routing/link-prefetch';
import { Providers } from './app/providers';
import { restorePageState } from './app/page-state';
import './starter/hand-over';
import { collectReports } from './reporting/collect-reports';
import { readVisitor } from './federation/rollout/read-visitor';
import { RegistryWatch } from './federation/rollout/registry-watch';
import { followRegistry } from './federation/rollout/follow-registry';
import { disableAskedRemotes } from './diagnosis/disabled-remotes';
import { trustFiles } from './federation/integrity/integrity-gate';
import { createPageResources } from './federation/loading/page-resources';
import { resolveRoute } from './routing/resolve-route';
import { SiteRouter } from './routing/site-router';

// This import must be the first: it declares the order of the cascade layers, which the first declaration on
// the page decides.

async function readDocument(): Promise<PageDocument> {
  const text = document.getElementById(DOCUMENT_ELEMENT)?.textContent;
  // Our own server writes the document and validates it strictly.
  const page = text ? (JSON.parse(text) as PageDocument) : await globalThis.__narthexPage;
  if (!page) throw new Error('The page carries no registry');
  // The server has already rendered the remotes that have files here, in the version that everybody gets.
  return { ...page, registry: pinVersions(page.registry, readVisitor(), Object.keys(page.files)) };
}

function start(root: HTMLElement, page: PageDocument): void {
  const report = collectReports(page.registry, page.apiHost);
  const queryClient = createQueryClient();
  restorePageState(queryClient, page);

  connectSession({
    host: page.apiHost,
    onSessionLost: () => {
      const { target } = resolveRoute(
        page.registry,
        sessionStore.getState(),
        withoutLanguage(window.location.pathname),
      );
      if (target.access !== 'public') window.location.assign(LANGUAGE_BASE + paths.adminLogin.to());
    },
  });

  forgetOnSessionChange(queryClient);
  // After a plain form post was refused, the page has the URL of the form. Its own path is restored.
  const { pathname, hash } = window.location;
  if (pathname.startsWith(FORMS_PATH)) window.history.replaceState(null, '', page.path + hash);

  const resources = createPageResources(page, page.registry, report);
  const pageLoads = { registry: page.registry, resources, queryClient };

  const watch = new RegistryWatch({
    registry: page.registry,
    fetch: window.fetch.bind(window),
    ...(page.preview && { previewed: page.preview.remote }),
  });
  disableAskedRemotes(watch);

  const slot = Object.keys(page.files).length > 0 ? document.getElementById('content') : null;
  const renderedSlot = slot && {
    path: canonicalPath(withoutLanguage(window.location.pathname), page.registry),
    html: slot.innerHTML,
  };
  const hasFrame = root.querySelector(RENDERED_FRAME) !== null;
  const app = (
    <Providers
      queryClient={queryClient}
      shell={{
        registry: page.registry,
        resources,
        report,
        renderedSlot,
        hasFrame,
        preview: page.preview,
        watch,
      }}
    >
      <SiteRouter
        basename={LANGUAGE_BASE}
        load={({ pathname, search }) =>
          loadOpened({ pathname: withoutLanguage(pathname), search }, pageLoads)
        }
      >
        <App />
      </SiteRouter>
    </Providers>
  );
  globalThis.__narthexHandOver?.();
  const onRecoverableError = (cause: unknown) => console.error('Recoverable error', cause);
  const render = () => {
    // The root is empty if the server could not render the page.
    if (root.hasChildNodes()) hydrateRoot(root, app, { onRecoverableError });
    else createRoot(root).render(app);
  };
  // Without its code, React would replace the frame, which would then load once more.
  if (hasFrame) void IsolatedRemote.load().then(render, render);
  else render();
  followOtherTabs();
  followRegistry(watch);
  void restoreSession();
  void loadFirstPage(pageLoads);
}

async function loadFirstPage(pageLoads: PageLoadDependencies) {
  // It waits until this script has ended, because browsers that record the initiator of a request parse all
  // running code again for it.
  await Promise.resolve();
  await firstPageCode(pageLoads.registry, pageLoads.resources, pageLoads.queryClient);
  prefetchLinks(pageLoads);
}

/** The code of frames is loaded only in one, so that visitors don't pay for it. */
async function startFrame(
  root: HTMLElement,
  page: PageDocument,
  settings: NonNullable<PageDocument['frame']>,
): Promise<void> {
  const [frame, response] = await Promise.all([
    import(/* webpackChunkName: "frame" */ './frame/start-frame'),
    greetPage(),
  ]);
  await frame.startFrame(root, page, settings, response);
}

async function startDocument(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no root');
  const page = await readDocument();
  // The starter may have been blocked.
  document.documentElement.dataset['script'] = '';
  trustFiles(page.integrity);
  if (page.frame) {
    removeUncoveredFeatures(window);
    void startFrame(root, page, page.frame);
  } else start(root, page);
}

startDocument().catch((cause: unknown) => {
  console.error(cause);
  document.getElementById('could-not-start')?.removeAttribute('hidden');
});
