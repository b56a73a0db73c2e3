import { sessionStore } from '@narthex/shared-auth';
import { act, screen, within } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { RemoteResources } from '../federation/loading/remote-resource';
import { siteRegistry } from '../testing/fake-registry';
import { signedIn } from '../testing/sessions';
import { shellAt } from '../testing/show-shell';

const CHECKING = sessionStore.getInitialState();
const Home = () => <h1>This Sabbath</h1>;
const loaded = { module: { default: Home }, version: '1.0.0', isPrevious: false };

beforeEach(() => void jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined));
afterEach(() => {
  document.body.innerHTML = '';
  jest.restoreAllMocks();
});

it.each([
  ['a member', signedIn('member'), '/member-dashboard'],
  ['a leader', signedIn('leader', 'youth'), '/department-dashboard'],
])(
  'shows the account of %s while the code of a page is on its way, and keeps the page',
  async (_, session, place) => {
    const registry = siteRegistry();
    const ready = new RemoteResources(null);
    ready.provide('public-site', loaded);
    const root = document.createElement('div');
    document.body.append(root);
    root.innerHTML = renderToString(shellAt({ registry, resources: ready, path: '/', session: CHECKING }));
    const heading = within(root).getByRole('heading', { name: 'This Sabbath' });

    const resources = new RemoteResources(null);
    const onRecoverableError = jest.fn();
    const app = shellAt({ registry, resources, path: '/', session: CHECKING });
    const reactRoot = await act(async () => {
      const hydrated = hydrateRoot(root, app, { onRecoverableError });
      // Restoring a stored session sets it synchronously too.
      sessionStore.setState(session, true);
      return hydrated;
    });
    const account = screen.getByRole('button', { name: 'Akinyi: your places' });
    await act(async () => account.click());
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toContain(place);
    expect(screen.getByRole('heading', { name: 'This Sabbath' })).toBe(heading);
    expect(onRecoverableError).not.toHaveBeenCalled();
    await act(async () => reactRoot.unmount());
  },
);
