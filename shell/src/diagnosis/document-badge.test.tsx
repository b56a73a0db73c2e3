import { sessionStore } from '@narthex/shared-auth';
import { render, screen } from '@testing-library/react';
import { ShellProvider, type ShellValue } from '../app/shell-context';
import { RemoteResources } from '../federation/loading/remote-resource';
import { RegistryWatch } from '../federation/rollout/registry-watch';
import { siteRegistry } from '../testing/fake-registry';
import { VISITOR, signedIn } from '../testing/sessions';
import { disableAskedRemotes } from './disabled-remotes';
import { DocumentBadge } from './document-badge';

const registry = siteRegistry();
function show(more: Partial<ShellValue> = {}) {
  const watch = new RegistryWatch({ registry, fetch: () => Promise.reject(new Error('offline')) });
  const shell: ShellValue = {
    registry,
    resources: new RemoteResources(null),
    report: () => undefined,
    renderedSlot: null,
    watch,
    ...more,
  };
  render(
    <ShellProvider value={shell}>
      <DocumentBadge />
    </ShellProvider>,
  );
  return watch;
}
const badge = () => screen.queryByRole('complementary', { name: 'This browser only' });

beforeEach(() => {
  sessionStorage.clear();
  sessionStore.setState(VISITOR, true);
  window.history.replaceState(null, '', '/');
});

it('is not there where the page is everybody’s', () => {
  show();
  expect(badge()).not.toBeInTheDocument();
});

it('names the version that is looked at, and the way out', () => {
  show({ preview: { remote: 'choirs', version: '2.0.0-0123456789', title: 'Choirs' } });
  expect(badge()).toHaveTextContent('Preview of Choirs 2.0.0-0123456789');
  expect(screen.getByRole('button', { name: 'Leave the preview' })).toBeInTheDocument();
});

describe('what ?disable-remotes asks for', () => {
  const ask = (query: string) => {
    window.history.replaceState(null, '', `/${query}`);
    const watch = new RegistryWatch({ registry, fetch: () => Promise.reject(new Error('offline')) });
    disableAskedRemotes(watch);
    return watch;
  };

  it('is closed for a leader, in this tab until it is taken back', () => {
    sessionStore.setState(signedIn('admin'), true);
    expect([...ask('?disable-remotes=member-area,public-site').getChanges().closed.keys()]).toEqual([
      'member-area',
      'public-site',
    ]);
    show({ watch: ask('') });
    expect(badge()).toHaveTextContent('Switched off in this tab: member-area, public-site');
    expect(screen.getByRole('button', { name: 'Switch on again' })).toBeInTheDocument();
  });

  it('stays open for everybody else', () => {
    const watch = ask('?disable-remotes=member-area');
    expect(watch.getChanges().closed.size).toBe(0);
    sessionStore.setState(signedIn('member'), true);
    expect(watch.getChanges().closed.size).toBe(0);
    sessionStore.setState(signedIn('admin'), true);
    expect([...watch.getChanges().closed.keys()]).toEqual(['member-area']);
  });
});
