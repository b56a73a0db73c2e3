import { sessionStore } from '@narthex/shared-auth';
import type { Access, Mount, Registry, RegistryEntry } from '@narthex/shared-contracts';
import { QueryClient } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createEntry, buildSettings } from '../federation/loading/in-memory-remotes.testing';
import { RemoteResources } from '../federation/loading/remote-resource';
import { signedIn } from '../testing/sessions';
import { loadOpened, prefetchLinks } from './link-prefetch';

const VISITOR = { status: 'visitor', actor: null, stored: null } as const;

const CALENDAR = { path: '/COE', aliases: ['/SabbathCalendar'], guard: 'public', title: 'Calendar' } as const;

function remoteOn(path: string, guard: Access, extras: Partial<RegistryEntry['extras']> = {}): RegistryEntry {
  const entry = createEntry();
  const mounts: Mount[] = [
    { path, guard, title: path, ...(guard === 'admin' && { landing: path }) },
    { ...CALENDAR, aliases: [...CALENDAR.aliases] },
  ];
  return {
    ...entry,
    extras: { ...entry.extras, ...extras, mounts: path === '/' ? mounts : mounts.slice(0, 1) },
  };
}

const registry: Registry = {
  schema: 'https://raw.githubusercontent.com/awslabs/frontend-discovery/main/schema/v1-pre.json',
  microFrontends: {
    'public-site': [remoteOn('/', 'public')],
    admin: [remoteOn('/admin', 'admin')],
    choir: [remoteOn('/choir-dashboard', 'leader')],
    isolated: [remoteOn('/isolated', 'public', { isolated: true })],
  },
};

let stop: () => void = () => undefined;
afterEach(() => {
  stop();
  delete document.documentElement.dataset['lowData'];
});

/** Renders links, with remotes that record which pages and which code were requested. */
function showLinks() {
  const pages: string[] = [];
  const code: string[] = [];
  const { settings } = buildSettings({
    registerRemotes: (remotes) => code.push(...remotes.map(({ name }) => name)),
    loadRemote: () => Promise.reject(new Error('the remote is down')),
  });
  const resources = new RemoteResources(settings);
  resources.provide('public-site', {
    version: '1.0.0',
    isPrevious: false,
    module: {
      default: () => null,
      prefetch: async ({ path, search }) => void pages.push(path + search),
    },
  });
  const pageLoads = { registry, resources, queryClient: new QueryClient() };
  stop = prefetchLinks(pageLoads);
  render(
    <>
      <a href="/tithes-offerings?from=bar">
        <b>Give</b>
      </a>
      <a href="/SabbathCalendar">Calendar</a>
      <a href="/admin/dashboard">Administration</a>
      <a href="/choir-dashboard">Choir</a>
      <a href="/isolated">Isolated</a>
      <a href="https://elsewhere.example/COE">Elsewhere</a>
      <a href="/" aria-current="page">
        Here
      </a>
      <a href="/Books" target="_blank" rel="noreferrer">
        In a new tab
      </a>
    </>,
  );
  return { pages, code, pageLoads };
}

describe('a link', () => {
  beforeEach(() => sessionStore.setState(VISITOR));

  it('fetches its page while the pointer rests on it', async () => {
    const { pages } = showLinks();
    await userEvent.hover(screen.getByText('Give'));
    await waitFor(() => expect(pages).toEqual(['/tithes-offerings?from=bar']));
  });

  it('fetches its page when reached by keyboard, under its canonical URL', async () => {
    const { pages } = showLinks();
    await userEvent.tab();
    await userEvent.tab();
    await waitFor(() => expect(pages).toEqual(['/tithes-offerings?from=bar', '/COE']));
  });

  it('fetches its page when touched', async () => {
    const { pages } = showLinks();
    fireEvent.touchStart(screen.getByText('Calendar'));
    await waitFor(() => expect(pages).toEqual(['/COE']));
  });

  it('fetches nothing from elsewhere, for another tab, or for the page that is open', async () => {
    const { pages } = showLinks();
    for (const name of ['Elsewhere', 'In a new tab', 'Here']) fireEvent.touchStart(screen.getByText(name));
    fireEvent.touchStart(screen.getByText('Calendar'));
    await waitFor(() => expect(pages).toEqual(['/COE']));
  });

  it('asks for no code of a page whose guard does not let the person in', async () => {
    const { pages, code } = showLinks();
    fireEvent.touchStart(screen.getByText('Administration'));
    fireEvent.touchStart(screen.getByText('Calendar'));
    await waitFor(() => expect(pages).toEqual(['/COE']));
    expect(code).toEqual([]);
  });

  it('asks for the code of a guarded page for somebody who may see it', async () => {
    sessionStore.setState(signedIn('pastor'));
    const { code } = showLinks();
    fireEvent.touchStart(screen.getByText('Administration'));
    await waitFor(() => expect(code).not.toEqual([]));
  });

  it('asks for no code of other areas than their own for who oversees all of them', async () => {
    sessionStore.setState(signedIn('admin'));
    const { pages, code } = showLinks();
    fireEvent.touchStart(screen.getByText('Choir'));
    fireEvent.touchStart(screen.getByText('Calendar'));
    await waitFor(() => expect(pages).toEqual(['/COE']));
    expect(code).toEqual([]);
    fireEvent.touchStart(screen.getByText('Administration'));
    await waitFor(() => expect(code).not.toEqual([]));
  });

  it('asks for no code of an isolated remote, whoever follows it', async () => {
    sessionStore.setState(signedIn('member'));
    const { pages, code } = showLinks();
    fireEvent.touchStart(screen.getByText('Isolated'));
    fireEvent.touchStart(screen.getByText('Calendar'));
    await waitFor(() => expect(pages).toEqual(['/COE']));
    expect(code).toEqual([]);
  });

  it('fetches nothing ahead for people who use less data', async () => {
    document.documentElement.dataset['lowData'] = '';
    const { pages } = showLinks();
    fireEvent.touchStart(screen.getByText('Calendar'));
    stop();
    delete document.documentElement.dataset['lowData'];
    const later = showLinks();
    fireEvent.touchStart(screen.getAllByText('Calendar')[1] ?? document.body);
    await waitFor(() => expect(later.pages).toEqual(['/COE']));
    expect(pages).toEqual([]);
  });
});

describe('a page that is opened', () => {
  it.each([
    ['by a visitor', VISITOR, '/tithes-offerings', ['/tithes-offerings?from=bar']],
    ['by somebody whom its guard keeps out', VISITOR, '/choir-dashboard', []],
  ])('loads code and data %s, also for people who save data', async (_, session, pathname, opened) => {
    sessionStore.setState(session);
    document.documentElement.dataset['lowData'] = '';
    const { pages, code, pageLoads } = showLinks();
    await loadOpened({ pathname, search: '?from=bar' }, pageLoads);
    expect(pages).toEqual(opened);
    expect(code).toEqual([]);
  });
});
