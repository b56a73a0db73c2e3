import '../../shell/src/styles/index';
import { connectSession, followOtherTabs, restoreSession } from '@narthex/shared-auth';
import { DOCUMENT_ELEMENT, type Registry } from '@narthex/shared-contracts';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { HOME_PAGES } from '../../remotes/public-site/src/pages/home/pages';
import { App } from '../../shell/src/app/app';
import { firstPageCode } from '../../shell/src/routing/first-page-code';
import { Providers } from '../../shell/src/app/providers';
import { createQueryClient } from '../../shell/src/app/query-client';
import { RemoteResources } from '../../shell/src/federation/loading/remote-resource';

async function start(root: HTMLElement): Promise<void> {
  // The bench's own server writes this registry, which maps paths to rooms.
  const registry = JSON.parse(document.getElementById(DOCUMENT_ELEMENT)?.textContent ?? '') as Registry;
  const queryClient = createQueryClient();
  connectSession({ host: '', onSessionLost: () => queryClient.clear() });
  const resources = new RemoteResources({
    federation: { registerRemotes: () => undefined, loadRemote: () => Promise.resolve(null) },
    known: new Map(),
    fetch: window.fetch.bind(window),
    report: () => undefined,
    limits: { manifest: 0, module: 0, waits: [] },
  });
  // The requests of the first page are sent while its code is still being parsed.
  void restoreSession();
  void firstPageCode(registry, resources, queryClient);
  // The code loads before the first render, since React shows a fallback for at least 300 ms.
  if (window.location.pathname === '/') await HOME_PAGES[0]?.Page.load();
  createRoot(root).render(
    <Providers
      queryClient={queryClient}
      shell={{ registry, resources, report: () => undefined, renderedSlot: null }}
    >
      <BrowserRouter>
        <App />
      </BrowserRouter>
    </Providers>,
  );
  followOtherTabs();
}

const root = document.getElementById('root');
if (root) void start(root);
